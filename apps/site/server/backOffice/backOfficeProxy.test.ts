import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

let backOffice: FakeBackOffice
let site: SiteUnderTest
beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  site = await startSite(countingPages().handler, { API_URL: backOffice.apiUrl })
})
afterEach(async () => {
  await site.stop()
  await backOffice.stop()
})

const echo: Parameters<FakeBackOffice['answer']>[0] = (request, response) =>
  json({ url: request.url, method: request.method, headers: request.headers })(request, response)

describe('what the back office answers through the site', () => {
  it.each(['/api/blogs?populate=*', '/admin', '/admin/collections/blogs', '/_next/static/x.js'])(
    '%s keeps its address',
    async (url) => {
      backOffice.answer(echo)
      expect((await site.app.inject({ url })).json()).toMatchObject({ url })
    },
  )

  it('comes from the path of API_URL, wherever that is', async () => {
    await site.stop()
    const apiUrl = backOffice.apiUrl.replace('/api', '/strapi/api')
    site = await startSite(countingPages().handler, { API_URL: apiUrl })
    backOffice.answer(echo)
    expect((await site.app.inject({ url: '/api/faqs' })).json()).toMatchObject({
      url: '/strapi/api/faqs',
    })
  })

  it('is told who asks, whatever he claims himself', async () => {
    backOffice.answer(echo)
    const answer = await site.app.inject({
      url: '/admin',
      remoteAddress: '203.0.113.9',
      headers: { host: 'sira.example', 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1' },
    })
    expect(answer.json().headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'sira.example',
      'x-forwarded-proto': 'http',
    })
    expect(answer.json().headers).not.toHaveProperty('forwarded')
  })

  it('carries bodies both ways', async () => {
    backOffice.answer((request, response) => request.pipe(response))
    const payload = { data: { nom: '', email: 'a@b.bf' } }
    const answer = await site.app.inject({ method: 'POST', url: '/api/newsletters', payload })
    expect(JSON.parse(answer.body)).toEqual(payload)
  })

  it('takes a body that a program announces first, as curl does with a large one', async () => {
    backOffice.answer(echo)
    const headers = { expect: '100-continue', 'content-type': 'application/json' }
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/newsletters',
      headers,
      payload: '{}',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().headers).not.toHaveProperty('expect')
  })

  it('keeps its own status and error', async () => {
    backOffice.answer(json({ data: null, error: { status: 403 } }, {}, 403))
    expect((await site.app.inject({ url: '/api/devis' })).statusCode).toBe(403)
  })
})

describe('a file that a visitor sends', () => {
  const type = 'application/offset+octet-stream'
  const patch = (payload: Buffer) =>
    site.app.inject({
      method: 'PATCH',
      url: '/api/depots/a1',
      payload,
      headers: { 'content-type': type, 'upload-offset': '0' },
    })

  it('passes where no form would, and no further than files may be', async () => {
    backOffice.answer((request, response) => {
      response.setHeader('x-asked', `${request.method} ${request.url}`)
      request.pipe(response)
    })
    const file = Buffer.alloc(3 * 1024 * 1024, 'a')
    const answer = await patch(file)
    expect([answer.headers['x-asked'], answer.rawPayload.equals(file)]).toEqual([
      'PATCH /api/depots/a1',
      true,
    ])
    expect((await patch(Buffer.alloc(12 * 1024 * 1024))).statusCode).toBe(413)
    const form = { method: 'POST', url: '/api/devis', payload: file } as const
    expect((await site.app.inject(form)).statusCode).toBe(413)
  })
})

describe('a write to the back office from a page that is not ours', () => {
  const post = (headers: Record<string, string>, url = '/admin/api/users') =>
    site.app.inject({ method: 'POST', url, headers: { host: 'sira.example', ...headers } })

  it.each([
    [{ origin: 'http://blog.sira.example', 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'null' }],
  ])('is refused in a sentence, a sibling subdomain too: %j', async (headers) => {
    backOffice.answer(echo)
    for (const url of [
      '/admin/api/users',
      '/admin/collections/users/create',
      '/%61dmin/api/users',
    ]) {
      const answer = await post(headers, url)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().errors[0].message).toContain('ne vient pas du back office')
    }
  })

  it('is passed on when the page is ours, or by our public address', async () => {
    backOffice.answer(echo)
    expect((await post({ origin: 'http://sira.example' })).statusCode).toBe(200)
    expect((await post({ origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200)
  })
})

describe('while the back office is away', () => {
  beforeEach(() => backOffice.stop())

  it('the contract answers 503 in its own shape, with the time to come back', async () => {
    const answer = await site.app.inject({ url: '/api/blogs', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    expect(answer.json()).toMatchObject({ data: null, error: { status: 503, details: {} } })
  })

  it('staff read in French that it restarts, on a page that tries again by itself', async () => {
    const page = await site.app.inject({ url: '/admin/login', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(page.body).toContain('<html lang="fr">')
    expect(page.body).toContain('Le back office redémarre')
  })

  it('the admin’s own calls get JSON, not that page', async () => {
    const answer = await site.app.inject({ url: '/admin/api/x', headers: { accept: '*/*' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().errors[0].message).toContain('Le back office ne répond pas')
  })
})

describe('writes that come too often from one address', () => {
  function subscribe(remoteAddress: string) {
    const payload = { data: { email: 'a@b.bf' } }
    return site.app.inject({ method: 'POST', url: '/api/newsletters', payload, remoteAddress })
  }

  it('are refused in the contract’s shape, while reads and other visitors pass', async () => {
    for (let times = 0; times < 60; times += 1) await subscribe('203.0.113.1')
    const refused = await subscribe('203.0.113.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ data: null, error: { status: 429 } })
    expect((await subscribe('203.0.113.2')).statusCode).toBe(200)
    const read = await site.app.inject({ url: '/api/blogs', remoteAddress: '203.0.113.1' })
    expect(read.statusCode).toBe(200)
  })
})
