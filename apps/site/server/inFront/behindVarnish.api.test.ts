import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { locales, localisedPath } from '@sira/contract/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startVarnish, type Varnish } from '../../../../scripts/machine/startVarnish.ts'
import { findOrInstallVarnish } from '../../../../scripts/machine/varnish.ts'
import { freePort } from '../../../../scripts/product/ports.ts'
import { personalPaths } from '../../src/kinds/pageRules.ts'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

const token = 'un-secret-des-caches-0123456789'
const pages = countingPages()
const program = findOrInstallVarnish()
let varnish: Varnish
let site: SiteUnderTest
let backOffice: FakeBackOffice
/** What the site was asked, and by whom. */
let asked: { url: string | undefined; ip: string; headers: IncomingHttpHeaders }[]

interface Asking {
  method?: string
  headers?: Record<string, string>
  /** Another machine than the one on which the proxies are. */
  from?: string
  body?: string
}

async function ask(path: string, { method = 'GET', headers = {}, from, body }: Asking = {}) {
  const here = from === undefined ? {} : { localAddress: from }
  const sent = request(varnish.url + path, { method, headers, ...here, agent: false })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  const said: IncomingHttpHeaders = answer.headers
  return {
    status: answer.statusCode,
    headers: said,
    isHit: said['x-cache'] === 'hit',
    page: start(await text(answer)),
  }
}
const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers })
const light = { 'save-data': 'on' }

beforeAll(async () => {
  if (program === undefined && process.env.CI) throw new Error('Varnish is not installed')
  if (program === undefined) return
  const [port, inFront] = [await freePort(), await freePort()]
  backOffice = await startFakeBackOffice()
  site = await startSite(pages.handler, {
    API_URL: backOffice.apiUrl,
    PURGE_URL: `http://127.0.0.1:${inFront}`,
    PURGE_TOKEN: token,
  })
  site.app.addHook('onRequest', async ({ url, ip, headers }) => {
    if (url !== '/healthz') asked.push({ url, ip, headers })
  })
  asked = []
  site.changes.listening(true)
  await site.app.listen({ port, host: '127.0.0.1' })
  varnish = await startVarnish({
    program,
    sites: [`http://127.0.0.1:${port}`],
    port: inFront,
    token,
  })
})
beforeEach(({ skip }) => {
  if (program === undefined) skip('Varnish is not installed')
  asked = []
})
afterAll(async () => {
  if (program === undefined) return
  await varnish.stop()
  await site.stop()
  await backOffice.stop()
})

describe('a page behind Varnish', () => {
  it('is kept for everybody, whatever else is in his cookies and his address', async () => {
    expect((await get('/', { cookie: '_ga=GA1.2.3; panier=l12x2' })).isHit).toBe(false)
    for (const [path, headers] of [
      ['/', {}],
      ['/', { cookie: '_ga=GA1.9.9; selectedLang=fr', host: 'www.sira.example' }],
      ['/?utm_source=lettre&fbclid=1', { 'accept-language': 'ar' }],
    ] as const) {
      const { isHit, page } = await get(path, headers)
      expect([isHit, page]).toEqual([true, '/ 1 GET []'])
    }
    expect((await ask('/', { method: 'HEAD' })).isHit).toBe(true)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
  })

  it('tells browsers nothing that is meant for caches, and answers what they have with 304', async () => {
    const { headers } = await get('/')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    for (const name of ['cdn-cache-control', 'cache-tag', 'x-accel-expires', 'xkey', 'via']) {
      expect(headers).not.toHaveProperty(name)
    }
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it('comes in the encoding that the browser reads', async () => {
    for (const encoding of ['br', 'gzip', 'br'] as const) {
      const accepted = encoding === 'br' ? 'gzip, deflate, br' : 'gzip'
      const { headers } = await get('/', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
    }
    expect((await get('/')).headers).not.toHaveProperty('content-encoding')
  })

  it.each([
    ['/actualite/leger-d-abord', [light, {}, { ect: '3g' }, { ect: '4g' }, light, {}]],
    ['/actualite/leger-ensuite', [{}, light, { ect: '4g' }, { ect: '2g' }, {}]],
  ])('%s is light for who saves data and for nobody else, in any order', async (path, visitors) => {
    const hits = []
    for (const headers of visitors) {
      const wanted = 'save-data' in headers || ('ect' in headers && headers.ect !== '4g')
      const { page, isHit } = await get(path, headers)
      expect(page.endsWith(' light')).toBe(wanted)
      hits.push(isHit)
    }
    expect(hits.filter((isHit) => !isHit)).toHaveLength(2)
  })

  it('leads who remembers a language to it, from French addresses alone', async () => {
    const cookie = '_ga=1; selectedLang=en'
    await get('/nos-actualites')
    const { status, headers } = await get('/nos-actualites', { cookie })
    expect([status, headers.location]).toEqual([302, '/en/nos-actualites'])
    expect((await get('/nos-actualites')).isHit).toBe(true)
    await get('/en/nos-actualites', { cookie })
    const english = await get('/en/nos-actualites')
    expect([english.isHit, english.page]).toEqual([true, '/en/nos-actualites 1 GET []'])
    const chosen = await get('/nos-actualites?langue=ar')
    expect(chosen.headers['set-cookie']?.[0]).toMatch(/^selectedLang=ar;/)
    expect((await get('/nos-actualites?langue=ar')).headers['set-cookie']).toHaveLength(1)
  })

  it('is not kept where it is unknown: it may be published the next moment', async () => {
    for (const _time of [1, 2]) {
      const { status, isHit } = await get('/actualite/absent-encore')
      expect([status, isHit]).toEqual([404, false])
    }
  })
})

it.each(
  personalPaths.flatMap((path) =>
    locales.map(({ code }) => localisedPath(path.replace(/\/$/, '/blogs/4'), code)),
  ),
)('%s is for one visitor alone, and never kept', async (path) => {
  for (const cookie of ['panier=l12x2', 'panier=l3x1', '']) {
    await get(path, cookie === '' ? {} : { cookie })
    expect(asked.at(-1)).toMatchObject({ url: path })
    expect(asked.at(-1)?.headers.cookie ?? '').toBe(cookie)
  }
})

it('shows nobody the cart of another', async () => {
  expect((await get('/panier', { cookie: 'panier=l12x2' })).page).toMatch(/GET \[panier=l12x2\]$/)
  expect((await get('/panier')).page).toMatch(/GET \[\]$/)
})

describe('what passes through Varnish', () => {
  it('is a form, for which nothing is kept', async () => {
    for (const times of [2, 3]) {
      const { status, page } = await ask('/nos-actualites', { method: 'POST', body: 'nom=Awa' })
      expect([status, page]).toEqual([200, `/nos-actualites ${times} POST []`])
    }
    expect((await get('/nos-actualites')).page).toBe('/nos-actualites 1 GET []')
  })

  it('is the API, each time anew, with what its programs read', async () => {
    for (const data of [1, 2]) {
      backOffice.answer(json({ data }, { 'cache-tag': 'blogs', 'cdn-cache-control': 'max-age=60' }))
      const { page, headers } = await get('/api/blogs')
      expect(JSON.parse(page)).toEqual({ data })
      expect(headers['cache-tag']).toBe('blogs')
      expect(headers).not.toHaveProperty('cdn-cache-control')
    }
  })

  it('is the address of the visitor, not what he says of himself', async () => {
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
    await ask('/api/blogs', { headers: claims, from: '127.0.0.2' })
    await ask('/api/blogs', { headers: claims })
    expect(asked.map(({ ip }) => ip)).toEqual(['127.0.0.2', '203.0.113.9'])
    expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-proto')
  })
})

describe('a publication', () => {
  it('is announced by the sites alone', async () => {
    await get('/actualite/trois')
    const headers = { 'cache-tag': '*', authorization: `Bearer ${token}` }
    const announce = async (asking: Asking) =>
      (await ask('/', { method: 'BAN', headers, ...asking })).status
    expect(await announce({ from: '127.0.0.2' })).toBe(403)
    // Through the proxy before it.
    expect(await announce({ headers: { ...headers, 'x-forwarded-for': '203.0.113.9' } })).toBe(403)
    expect(await announce({ headers: { 'cache-tag': '*' } })).toBe(403)
    expect((await get('/actualite/trois')).isHit).toBe(true)
    expect(await announce({})).toBe(200)
    expect((await get('/actualite/trois')).isHit).toBe(false)
  })

  it('is seen at once, on the pages that it touches', async () => {
    await get('/actualite/un')
    await get('/actualite/deux')
    const before = pages.renders.get('/actualite/un') ?? 0
    site.changes.tell(['blogs/un'])
    await vi.waitFor(async () => expect((await get('/actualite/un')).page).toContain(before + 1), {
      timeout: 5000,
    })
    expect((await get('/actualite/deux')).isHit).toBe(true)
    site.changes.tell('everything')
    await vi.waitFor(async () => expect((await get('/actualite/deux')).page).toMatch(/ 2 GET/), {
      timeout: 5000,
    })
  })
})

describe('while the site cannot answer', () => {
  it('its pages are shown as they were kept, though they are outdated', async () => {
    await get('/actualite/quatre')
    pages.state.failing = true
    site.changes.tell('everything')
    const page = await get('/actualite/quatre')
    expect([page.status, page.page]).toEqual([200, '/actualite/quatre 1 GET []'])
    pages.state.failing = false
  })

  it('to one visitor because he asks for too much, his page is taken from nobody', async () => {
    const headers = { 'cache-tag': '*', authorization: `Bearer ${token}` }
    await get('/actualite/cinq')
    pages.state.limiting = true
    site.changes.tell('everything')
    expect((await ask('/', { method: 'BAN', headers })).status).toBe(200)
    const kept = await get('/actualite/cinq')
    expect([kept.status, kept.page]).toEqual([200, '/actualite/cinq 1 GET []'])
    expect((await get('/actualite/six')).status).toBe(429)
    pages.state.limiting = false
    for (const path of ['/actualite/cinq', '/actualite/six']) {
      expect((await get(path)).status).toBe(200)
      expect((await get(path)).isHit).toBe(true)
    }
  })

  it('nor even be reached, the same holds for everybody, and forms are told to come again', async () => {
    await get('/')
    await get('/', light)
    await site.app.close()
    for (const headers of [{}, { cookie: 'selectedLang=en' }, { cookie: '_ga=2' }]) {
      const { status, page } = await get('/', headers)
      expect([status, page]).toEqual([200, expect.stringMatching(/^\/ \d GET \[\]$/)])
    }
    expect((await get('/', light)).page).toMatch(/ light$/)
    for (const [path, method] of [
      ['/contact', 'POST'],
      ['/actualite/jamais-vue', 'GET'],
      ['/panier', 'GET'],
    ] as const) {
      const { status, headers } = await ask(path, { method })
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '10',
        'private, no-store',
      ])
    }
    const away = await get('/api/blogs')
    expect(JSON.parse(away.page)).toMatchObject({ data: null, error: { status: 503 } })
  })
})
