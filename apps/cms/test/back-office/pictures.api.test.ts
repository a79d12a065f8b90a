import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from './openPayload.ts'

describe('pictures (issue 2, media)', () => {
  let office: OpenPayload

  beforeAll(async () => {
    office = await openPayload()
  })
  afterAll(() => office.close())

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b3401f' } })
  const send = (data: Buffer, name: string, mimetype = 'image/png') =>
    office.payload.create({
      collection: 'media',
      data: { alternativeText: 'Une image' },
      file: { data, name, mimetype, size: data.byteLength },
    })

  it('become WebP of at most 2000 px, in the four formats', async () => {
    const sent = await picture(2400, 1600).jpeg().toBuffer()
    const { filename, width, height, mimeType, sizes } = await send(sent, 'Été à Ouaga.jpg')

    expect({ width, height, mimeType }).toEqual({
      width: 2000,
      height: 1333,
      mimeType: 'image/webp',
    })
    expect(filename).toMatch(/^ete-a-ouaga_[0-9a-f]{10}\.webp$/)
    expect(sizes).toMatchObject({
      thumbnail: { height: 156, mimeType: 'image/webp', filename: `thumbnail_${filename}` },
      small: { width: 500, height: 333 },
      medium: { width: 750, height: 500 },
      large: { width: 1000, height: 667 },
    })
    const stored = await readFile(join(office.folder, 'media', `large_${filename}`))
    expect((await sharp(stored).metadata()).format).toBe('webp')
  })

  it('are never enlarged', async () => {
    const { width, sizes } = await send(await picture(300, 200).png().toBuffer(), 'petite.png')

    expect(width).toBe(300)
    expect(sizes?.thumbnail?.width).toBe(234)
    expect([sizes?.small?.filename, sizes?.large?.filename]).toEqual([null, null])
  })

  it('keep nothing of what the camera noted', async () => {
    const noted = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'Quelqu’un' } })
      .jpeg()
      .toBuffer()
    const { filename } = await send(noted, 'photo.jpg')
    const stored = await readFile(join(office.folder, 'media', filename ?? ''))

    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  })

  it('are what they contain, whatever their name says', async () => {
    const sent = await picture(300, 200).jpeg().toBuffer()

    expect((await send(sent, 'programme.exe', 'application/x-msdownload')).mimeType).toBe(
      'image/webp',
    )
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'SVG'],
    ['an SVG behind a prologue', '<?xml version="1.0"?>\n<!-- x --><svg/>', 'SVG'],
    ['a page named picture', '<html><body>Bonjour</body></html>', 'pas une image'],
    ['nothing', '', 'pas une image'],
  ])('refuse %s', async (_what, text, sentence) => {
    await expect(send(Buffer.from(text), 'image.png')).rejects.toThrow(sentence)
  })

  it('refuse more than 10 MB', async () => {
    const sent = Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.alloc(10_500_000)])

    await expect(send(sent, 'lourde.png')).rejects.toThrow('dépasse 10 Mo')
  })

  it('get a new name when they are replaced, so that nobody keeps the old one', async () => {
    const first = await send(await picture(300, 200).png().toBuffer(), 'logo.png')
    const data = await picture(320, 200).png().toBuffer()
    const second = await office.payload.update({
      collection: 'media',
      id: first.id,
      data: {},
      file: { data, name: 'logo.png', mimetype: 'image/png', size: data.byteLength },
    })

    expect(second.filename).not.toBe(first.filename)
    expect(existsSync(join(office.folder, 'media', second.filename ?? ''))).toBe(true)
  })
})
