import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import { diskFolder } from '../../src/store/disk/diskFolder.ts'
import { noteUncertain } from '../../src/store/withRow/uncertainFiles.ts'
import { openFormApi } from '../inbox/support/formApi.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

interface Sessions {
  sessions: Record<string, { reject(): Promise<void> } | undefined>
}

describe('pictures', () => {
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

    await expect(send(sent, 'lourde.png')).rejects.toThrow('dépasse 10\u00a0Mo')
  })

  const film = (views: number, width: number, height: number) => {
    const raw = { width, height: height * views, channels: 3, pageHeight: height } as const
    const pixels = Buffer.alloc(width * height * views * 3)
    // Each view differs much from the one before, or the encoder makes them one.
    for (let view = 0; view < views; view += 1) {
      pixels.fill((view * 97) % 256, view * width * height * 3)
    }
    return sharp(pixels, { raw, limitInputPixels: false }).gif({ effort: 1 }).toBuffer()
  }

  it('that move stay so', async () => {
    const { filename, width, height } = await send(await film(3, 60, 40), 'animation.gif')
    const stored = await readFile(join(office.folder, 'media', filename ?? ''))

    expect((await sharp(stored).metadata()).pages).toBe(3)
    expect({ width, height }).toEqual({ width: 60, height: 40 })
  })

  it.each([
    ['views', 101, 10, 10, '101 vues de 10 × 10 points'],
    ['points in all', 64, 800, 500, '64 vues de 800 × 500 points'],
  ])('that move are refused with too many %s', async (_what, views, width, height, sentence) => {
    await expect(send(await film(views, width, height), 'film.gif')).rejects.toThrow(sentence)
  })

  it('do not keep a form waiting while they are prepared', async () => {
    const large = await picture(7000, 7000).png().toBuffer()
    const api = await openFormApi(office.payload)
    const order: string[] = []
    const preparing = send(large, 'immense.png').then(({ width }) => order.push(`image ${width}`))
    const data = { name: 'Awa', email: 'awa@exemple.bf', message: 'Pendant ce temps' }
    const { statusCode } = await api.send('contacts', data)
    order.push(`formulaire ${statusCode}`)
    await preparing
    await api.close()

    expect(order).toEqual(['formulaire 200', 'image 2000'])
  })

  it('wait for each other, and say so when there are too many at once', async () => {
    const sent = await picture(300, 200).png().toBuffer()
    const settled = await Promise.allSettled(
      Array.from({ length: 8 }, (_, number) => send(sent, `photo-${number}.png`)),
    )
    const refused = settled.filter(({ status }) => status === 'rejected')

    expect(refused).toHaveLength(3)
    expect(String(refused[0] && 'reason' in refused[0] && refused[0].reason)).toContain('attendez')
    expect((await send(sent, 'apres.png')).width).toBe(300)
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

  describe('and their files', () => {
    const onDisk = (name: string | null | undefined) =>
      existsSync(join(office.folder, 'media', name ?? ''))
    const night = async () => {
      await office.payload.jobs.queue({ task: 'eraseExpired', input: {}, queue: 'night' })
      await office.payload.jobs.run({ queue: 'night', silent: true })
    }
    const everyFile = () => readdirSync(join(office.folder, 'media')).sort()
    const whileRefused = async (
      action: 'insert' | 'update' | 'delete',
      act: () => Promise<unknown>,
    ) => {
      const { rows } = databaseOf(office.payload)
      await rows(
        sql.raw(
          `create trigger refuse before ${action} on media begin select raise(fail, 'refused'); end`,
        ),
      )
      await expect(act()).rejects.toThrow()
      await rows(sql.raw('drop trigger refuse'))
    }

    it('stay while their row does, though it was to be replaced or deleted', async () => {
      const data = await picture(600, 400).png().toBuffer()
      const first = await send(data, 'logo.png')
      const before = everyFile()
      const file = { data, name: 'autre.png', mimetype: 'image/png', size: data.byteLength }
      const { id } = first
      await whileRefused('update', () =>
        office.payload.update({ collection: 'media', id, data: {}, file }),
      )
      await whileRefused('delete', () => office.payload.delete({ collection: 'media', id }))
      await whileRefused('insert', () => send(data, 'nouvelle.png'))

      await expect.poll(everyFile).toEqual(before)
    })

    describe('at an address that was replaced', () => {
      const replace = async (id: number) => {
        const data = await picture(320, 200).png().toBuffer()
        const file = { data, name: 'autre.png', mimetype: 'image/png', size: data.byteLength }
        await office.payload.update({ collection: 'media', id, data: {}, file })
      }
      const large = (name: string | null | undefined) => onDisk(`large_${name}`)

      it('are there while a letter or a version of an article shows them, and go after', async () => {
        const { payload } = office
        const data = await picture(1200, 800).png().toBuffer()
        const { id, filename } = await send(data, 'equipe.png')
        const contenu = `Voici ![](/uploads/large_${filename}).`
        const article = await payload.create({
          collection: 'blogs',
          data: { titre: 'L’équipe', contenu, _status: 'published' },
        })
        const letter = await payload.create({
          collection: 'letters',
          data: { subject: 'Octobre', body: contenu, state: 'sent' },
        })
        await replace(id)
        await night()
        expect([onDisk(filename), large(filename)]).toEqual([true, true])
        await expect(payload.delete({ collection: 'media', id })).rejects.toThrow('« L’équipe »')

        const change = { collection: 'blogs', id: article.id } as const
        await payload.update({ ...change, data: { contenu: 'Sans image.' } })
        await payload.delete({ collection: 'letters', id: letter.id })
        await night()
        // The version before can be restored.
        expect(large(filename)).toBe(true)

        await payload.delete(change)
        await night()
        expect([onDisk(filename), large(filename)]).toEqual([false, false])
      })

      it('are there while a legal text shows them', async () => {
        const data = await picture(300, 200).png().toBuffer()
        const { id, filename } = await send(data, 'tampon.png')
        const words = (termsText: string) =>
          office.payload.updateGlobal({ slug: 'settings', locale: 'en', data: { termsText } })
        await words(`![](/uploads/${filename})`)
        await replace(id)
        await night()
        expect(onDisk(filename)).toBe(true)

        await words('Nothing to see.')
        await night()
        expect(onDisk(filename)).toBe(false)
      })

      it('go with the picture', async () => {
        const before = everyFile()
        const { id } = await send(await picture(300, 200).png().toBuffer(), 'logo.png')
        await replace(id)
        await office.payload.delete({ collection: 'media', id })
        await expect.poll(everyFile).toEqual(before)
      })
    })

    it('go in the night where the program was killed before their row, and there only', async () => {
      const { payload, folder } = office
      const data = await picture(300, 200).png().toBuffer()
      const file = { data, name: 'perdue.png', mimetype: 'image/png', size: data.byteLength }
      const there = await send(data, 'presente.png')
      const pictures = diskFolder(join(folder, 'media'))
      await noteUncertain(pictures, [String(there.filename)])
      const before = everyFile()

      const req = await createLocalReq({}, payload)
      await initTransaction(req)
      await payload.create({ collection: 'media', data: {}, file, req })
      // All that a kill leaves: the database undoes what was open.
      const { sessions } = payload.db as typeof payload.db & Sessions
      await sessions[String(await req.transactionID)]?.reject()
      await night()
      expect(everyFile()).not.toEqual(before)

      const notes = join(folder, 'media.uncertain')
      const longAgo = new Date(Date.now() - 2 * 86_400_000)
      for (const name of readdirSync(notes)) utimesSync(join(notes, name), longAgo, longAgo)
      await night()
      expect(everyFile()).toEqual(before)
      expect(readdirSync(notes)).toEqual([])
      await killTransaction(req)
    })

    it('go with it', async () => {
      const data = await picture(600, 400).png().toBuffer()
      const before = everyFile()
      const { id, filename } = await send(data, 'logo.png')
      expect(onDisk(filename)).toBe(true)
      await office.payload.delete({ collection: 'media', id })

      await expect.poll(everyFile).toEqual(before)
    })
  })
})
