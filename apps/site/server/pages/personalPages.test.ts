import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

let site: SiteUnderTest
beforeEach(async () => {
  site = await startSite(countingPages().handler)
})
afterEach(() => site.stop())

describe('the preview of a draft', () => {
  it('sees the cookies of the visitor and is never kept', async () => {
    for (const cookie of ['a=1', 'a=2']) {
      const page = await site.app.inject({ url: '/apercu/blogs/4', headers: { cookie } })
      expect(start(page.body)).toContain(`[${cookie}]`)
      expect(page.headers['cache-control']).toBe('private, no-store')
      expect(page.headers.etag).toBeUndefined()
    }
  })

  it('is sent compressed to who can read that', async () => {
    const asked = { url: '/panier', headers: { 'accept-encoding': 'gzip, br' } }
    const page = await site.app.inject(asked)
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.headers.vary).toContain('Accept-Encoding')
    const text = brotliDecompressSync(page.rawPayload).toString()
    expect(text).toBe(
      (await site.app.inject({ url: '/panier' })).body.replace('/panier 2', '/panier 1'),
    )
  })

  it('shares no window with other sites, which a public page may (decision 18)', async () => {
    const openerPolicyOf = async (url: string) =>
      (await site.app.inject({ url })).headers['cross-origin-opener-policy']
    expect(await openerPolicyOf('/apercu/blogs/4')).toBe('same-origin')
    expect(await openerPolicyOf('/')).toBeUndefined()
  })
})

describe('a form sent to a page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  function post(headers: Record<string, string>) {
    return site.app.inject({
      method: 'POST',
      url: '/actualite/un',
      headers: { host: 'sira.example', ...form, ...headers },
      payload: 'email=a%40b.bf',
    })
  }

  it('reaches the page when it comes from our own', async () => {
    const answer = await post({ origin: 'http://sira.example' })
    expect(start(answer.body)).toBe('/actualite/un 1 POST []')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('also behind a proxy that ends TLS under another name', async () => {
    const forwarded = { 'x-forwarded-host': 'www.sira.example', 'x-forwarded-proto': 'https' }
    expect((await post({ origin: 'https://www.sira.example', ...forwarded })).statusCode).toBe(200)
  })

  it('also behind a proxy that gives the site another name and does not say so', async () => {
    await site.stop()
    site = await startSite(countingPages().handler, { PUBLIC_URL: 'https://www.sira.example' })
    const inside = { host: '127.0.0.1:3000', origin: 'https://www.sira.example' }
    expect((await post(inside)).statusCode).toBe(200)
    expect((await post({ ...inside, origin: 'https://blog.sira.example' })).statusCode).toBe(403)
  })

  it.each([
    [{ origin: 'https://ailleurs.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('is refused when it comes from another site: %j', async (headers) => {
    expect((await post(headers)).statusCode).toBe(403)
  })

  it('is refused when it is too long', async () => {
    const payload = 'x'.repeat(100 * 1024 + 1)
    const answer = await site.app.inject({ method: 'POST', url: '/', headers: form, payload })
    expect(answer.statusCode).toBe(413)
    expect(answer.body).toBe('Ce que vous envoyez est trop volumineux.')
  })
})
