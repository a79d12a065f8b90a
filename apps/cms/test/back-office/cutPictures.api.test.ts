import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

const whole = { x: 0, y: 0, width: 100, height: 100 }
const rightHalf = { x: 50, y: 0, width: 50, height: 100 }

describe('a picture that is cut, or whose point is chosen', () => {
  let office: OpenPayload
  let call: StaffCall

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  /** Red on its left half, blue on its right one. */
  const twoHalves = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
      {
        input: {
          create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' },
        },
        left: width / 2,
        top: 0,
      },
    ])
  const create = (data: Buffer, uploadEdits?: object) =>
    office.payload.create({
      collection: 'media',
      data: {},
      file: { data, name: 'marché.png', mimetype: 'image/png', size: data.byteLength },
      req: { query: { ...(uploadEdits ? { uploadEdits } : {}) } },
    })
  const send = async (width: number, height: number, uploadEdits?: object) =>
    create(await twoHalves(width, height).png().toBuffer(), uploadEdits)
  /** As the drawer « Modifier l’image » and then « Enregistrer » do. */
  const edit = (
    id: number,
    uploadEdits: Record<string, object>,
    role: 'editor' | null = 'editor',
  ) => {
    const query = Object.entries(uploadEdits).flatMap(([name, values]) =>
      Object.entries(values).map(([key, value]) => `uploadEdits[${name}][${key}]=${value}`),
    )
    return call(role, 'PATCH', `media/${id}?${query.join('&')}`, {})
  }
  const kept = (id: number) => office.payload.findByID({ collection: 'media', id })
  const coloursOf = async (name: string | null | undefined) => {
    const file = await readFile(join(office.folder, 'media', name ?? ''))
    const { channels } = await sharp(file).stats()
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 64) * 64)
  }

  it('shows the kept part in every size, at an address that nobody has kept', async () => {
    const { id, filename } = await send(1600, 800)
    const answer = await edit(id, { crop: rightHalf, focalPoint: { x: 75, y: 25 } })
    const cut = await kept(id)

    expect(answer.status).toBe(200)
    expect(cut).toMatchObject({ width: 800, height: 800, focalX: 50, focalY: 25 })
    expect(cut.filename).toMatch(/^marche_[0-9a-f]{10}\.webp$/)
    expect(cut.filename).not.toBe(filename)
    for (const name of [
      cut.filename,
      cut.sizes?.medium?.filename,
      cut.sizes?.thumbnail?.filename,
    ]) {
      expect(await coloursOf(name)).toEqual([0, 0, 256])
    }
  })

  it('is cut as it was looked at, though it is larger than what is kept, and turned', async () => {
    const lying = await twoHalves(2400, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const upperHalf = { x: 0, y: 0, width: 100, height: 50 }
    const { width, height, filename } = await create(lying, { crop: upperHalf })

    expect({ width, height }).toEqual({ width: 1200, height: 1200 })
    // What lay on the left stands above.
    expect(await coloursOf(filename)).toEqual([256, 0, 0])
  })

  it('keeps its files when only its point is chosen, and the site is told', async () => {
    const { id, filename } = await send(800, 400)
    const told: string[][] = []
    const stop = onChange((tags) => {
      told.push([...tags])
    })
    await edit(id, { crop: whole, focalPoint: { x: 0, y: 72.4 } })
    stop()

    expect(await kept(id)).toMatchObject({ filename, focalX: 1, focalY: 72 })
    expect(told).toEqual([['media']])
  })

  it('forgets its point when it is replaced', async () => {
    const { id } = await send(800, 400, { focalPoint: { x: 10, y: 10 } })
    expect(await kept(id)).toMatchObject({ focalX: 10, focalY: 10 })
    const data = await twoHalves(400, 400).png().toBuffer()
    await office.payload.update({
      collection: 'media',
      id,
      // The screen sends the old one along.
      data: { focalX: 10, focalY: 10 },
      file: { data, name: 'autre.png', mimetype: 'image/png', size: data.byteLength },
    })

    expect(await kept(id)).toMatchObject({ width: 400, focalX: 50, focalY: 50 })
  })

  it('stays whole for a stranger, and for who asks for nonsense', async () => {
    const { id, filename } = await send(800, 400)
    const stranger = await edit(id, { crop: rightHalf }, null)
    const nonsense = await edit(id, { crop: { ...rightHalf, width: 'beaucoup' } })

    expect([stranger.status, nonsense.status]).toEqual([403, 400])
    expect((await kept(id)).filename).toBe(filename)
  })

  it('is refused with a reason where it moves', async () => {
    const pixels = Buffer.alloc(60 * 80 * 3)
    pixels.fill(200, pixels.length / 2)
    const film = await sharp(pixels, {
      raw: { width: 60, height: 80, channels: 3, pageHeight: 40 },
    })
      .gif()
      .toBuffer()

    await expect(create(film, { crop: rightHalf })).rejects.toThrow('animée ne se recadre pas')
  })
})
