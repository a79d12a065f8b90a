import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

const red = { r: 179, g: 64, b: 31 }

let office: FakeBackOffice
let site: SiteUnderTest
beforeEach(async () => {
  office = await startFakeBackOffice()
  // Nobody tells of a change: every answer asks for the settings.
  const variables = { API_URL: office.apiUrl, INVALIDATION_SECRET: '' }
  site = await startSite(countingPages().handler, variables)
})
afterEach(async () => {
  await site.stop()
  await office.stop()
})

const get = (url: string) => site.app.inject({ url })

/** A back office whose settings name these pictures, red all over, as wide and as high. */
async function choose(pictures: Record<string, readonly [name: string, w: number, h: number]>) {
  const wire: Record<string, unknown> = {}
  const files = new Map<string, Buffer>()
  for (const [field, [name, width, height]] of Object.entries(pictures)) {
    const url = `/uploads/${name}`
    const create = { width, height, channels: 4, background: red } as const
    files.set(url, await sharp({ create }).webp().toBuffer())
    const attributes = { name, mime: 'image/webp', url, width, height }
    wire[field] = { data: { id: 1, attributes } }
  }
  office.answer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.end(file)
    else json({ data: { id: 1, attributes: wire } })(request, response)
  })
}

/** The colour of a point of a picture, and whether anything shines through. */
async function pointOf(picture: Buffer, left: number, top: number) {
  const point = sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await point.raw().toBuffer())]
}

describe('the logo of the company, without one in the settings', () => {
  it('is the woven mark on what a phone installs', async () => {
    office.answer(json({}, {}, 404))
    const icon = await get('/icone-192.png')
    expect(icon.headers).toMatchObject({ 'content-type': 'image/png' })
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 })
    expect((await pointOf(icon.rawPayload, 0, 0))[3]).toBe(0)
    expect((await get('/logo/1x.webp')).statusCode).toBe(404)
  })

  it('is the same while the back office is away', async () => {
    await office.stop()
    expect((await get('/apple-touch-icon.png')).statusCode).toBe(200)
  })
})

describe('the logo of the company', () => {
  it('stands at the head as large as it is shown, and twice as large for close dots', async () => {
    await choose({ logo: ['large.webp', 2000, 500] })
    const [once, twice] = await Promise.all(['/logo/1x.webp', '/logo/2x.webp'].map(get))
    const sizes = [once, twice].map((one) => sharp(one?.rawPayload).metadata())
    expect(await Promise.all(sizes)).toMatchObject([
      { format: 'webp', width: 168, height: 42 },
      { format: 'webp', width: 336, height: 84 },
    ])
    expect(once?.rawPayload.length).toBeLessThan(3000)
  })

  it('stands whole on white in an icon, which has an address of its own', async () => {
    await choose({ logo: ['large.webp', 2000, 500] })
    const icon = await get('/icone-192.png?v=large.webp')
    expect(icon.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await pointOf(icon.rawPayload, 96, 10)).toEqual([255, 255, 255, 255])
    const [r = 0, g = 0] = await pointOf(icon.rawPayload, 96, 96)
    expect([r > 150, g < 100]).toEqual([true, true])
  })

  it('fills its icon where staff chose a square one', async () => {
    await choose({ logo: ['large.webp', 2000, 500], icon: ['carre.webp', 600, 600] })
    const point = await pointOf((await get('/icone-48.png?v=carre.webp')).rawPayload, 24, 1)
    expect(point[1]).toBeLessThan(100)
    const cut = await get('/icone-masquable-512.png?v=carre.webp')
    expect(await pointOf(cut.rawPayload, 256, 20)).toEqual([255, 255, 255, 255])
  })

  it('is another one at once at the plain address, which nobody keeps for ever', async () => {
    await choose({ logo: ['un.webp', 100, 100] })
    const before = await get('/icone-48.png?v=un.webp')
    await choose({ logo: ['deux.webp', 400, 50] })
    for (const address of ['/icone-48.png', '/icone-48.png?v=un.webp', '/icone-48.png?v=%00']) {
      const after = await get(address)
      expect(after.headers['cache-control'], address).toBe('public, max-age=86400')
      expect(after.headers.etag).not.toBe(before.headers.etag)
    }
  })

  it('is asked of the back office once, however often it is asked for', async () => {
    await choose({ logo: ['large.webp', 640, 160] })
    await Promise.all(['?v=1', '?v=2', '', '?x'].map((query) => get(`/logo/1x.webp${query}`)))
    await get('/logo/1x.webp')
    expect(office.asked.filter((path) => path.startsWith('/uploads/'))).toHaveLength(1)
  })

  it('that cannot be had is said so, and nobody keeps that', async () => {
    await choose({ logo: ['large.webp', 640, 160] })
    const settings = { name: 'x', mime: 'image/webp', url: '/uploads/absent.webp' }
    const attributes = {
      logo: { data: { id: 1, attributes: { ...settings, width: 9, height: 9 } } },
    }
    office.answer((request, response) => {
      if (request.url?.startsWith('/uploads/')) response.writeHead(404).end()
      else json({ data: { id: 1, attributes } })(request, response)
    })
    const answer = await get('/logo/1x.webp')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
