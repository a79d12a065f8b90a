import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

const pages = countingPages()
const most = 300
const stranger = '203.0.113.7'
const household = '2001:db8::1'

let site: SiteUnderTest
beforeAll(async () => {
  site = await startSite(pages.handler)
  await get('/', '198.51.100.1')
})
afterAll(() => site.stop())

function get(url: string, remoteAddress: string, headers: Record<string, string> = {}) {
  return site.app.inject({ url, remoteAddress, headers })
}

function send(url: string, remoteAddress: string) {
  const headers = {
    host: 'sira.example',
    origin: 'http://sira.example',
    'content-type': 'application/x-www-form-urlencoded',
  }
  return site.app.inject({ method: 'POST', url, remoteAddress, headers, payload: 'quantite=2' })
}

let asked = 1
/** Asks for pages that nobody has asked for before. */
async function exhaust(remoteAddress: string) {
  const statuses = new Set<number>()
  for (let times = 0; times < most; times += 1) {
    asked += 1
    statuses.add((await get(`/nos-actualites?page=${asked}`, remoteAddress)).statusCode)
  }
  return [...statuses]
}

describe('an address that has had three hundred pages made in a minute', () => {
  beforeAll(async () => {
    expect(await exhaust(stranger)).toEqual([200])
  })

  it('is asked to wait by a page, and told how long, without another one being made', async () => {
    for (const slug of ['a', 'b', 'c']) {
      const refused = await get(`/ar/actualite/${slug}`, stranger, { 'if-none-match': '*' })
      expect(refused.statusCode).toBe(429)
      expect(start(refused.body)).toBe('/ar/429 1 GET []')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers['cache-control']).toBe('private, no-store')
      expect(refused.headers).not.toHaveProperty('cdn-cache-control')
      expect(refused.headers).not.toHaveProperty('etag')
    }
    expect([...pages.renders.keys()].filter((url) => url.startsWith('/ar/'))).toEqual(['/ar/429'])
  })

  it('still reads what is kept, for the others of it have done nothing', async () => {
    expect((await get('/', stranger)).statusCode).toBe(200)
    expect((await get('/nos-actualites?page=2', stranger)).statusCode).toBe(200)
  })

  it('leaves every other address as it was', async () => {
    expect((await get('/actualite/deux', '203.0.113.8')).statusCode).toBe(200)
  })

  it('waits for pages made for one visitor alone, too', async () => {
    const preview = await get('/apercu/blogs/4', stranger)
    expect([preview.statusCode, start(preview.body)]).toEqual([429, '/429 1 GET []'])
  })

  it('is asked in the language of the form to send it later, and its page does not see it', async () => {
    const refused = await send('/ar/actualite/un', stranger)
    expect([refused.statusCode, start(refused.body)]).toEqual([429, '/ar/429 1 GET []'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(pages.renders.has('/ar/actualite/un')).toBe(false)
  })
})

describe('a form is a page that is made for who sends it', () => {
  it('sixty of them in a minute are taken: a whole town may share the address of its operator', async () => {
    const town = '198.51.100.60'
    for (let sent = 0; sent < 61; sent += 1) {
      expect((await send('/actualite/un', town)).statusCode).toBe(200)
    }
  })

  it('three hundred are the most, as of pages', async () => {
    const robot = '198.51.100.66'
    for (let sent = 0; sent < most; sent += 1) await send('/actualite/un', robot)
    expect((await send('/actualite/un', robot)).statusCode).toBe(429)
  })
})

it('a household of IPv6 is one address, though it has a whole /64 of them', async () => {
  await exhaust(household)
  expect((await get('/actualite/six', '2001:db8::ffff:2')).statusCode).toBe(429)
  expect((await get('/actualite/six', '2001:db8:0:1::1')).statusCode).toBe(200)
})

it('our own network is not counted: a proxy that names nobody stands for everybody', async () => {
  await exhaust('10.0.0.7')
  expect((await get('/actualite/un', '10.0.0.7')).statusCode).toBe(200)
  // A visitor whom our proxy names is a stranger like any other.
  const named = { 'x-forwarded-for': stranger }
  expect((await get('/actualite/trois', '10.0.0.7', named)).statusCode).toBe(429)
})
