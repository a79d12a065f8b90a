import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { get, page } from '../test/page.ts'
import { createResponseCache } from './responseCache.ts'

const cache = () => createResponseCache({ maxBytes: 1_000_000 })
const home = async () => page('Accueil')
const text = page('Accueil').body

describe('what goes over the wire', () => {
  it('is brotli where it is accepted, with the length of the compressed body', async () => {
    const answer = await cache().respond(get('/', { acceptEncoding: 'gzip, br' }), home)
    const body = answer.body ?? new Uint8Array()
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-length']).toBe(String(body.byteLength))
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(new Uint8Array(brotliDecompressSync(body))).toEqual(text)
  })

  it('is the brotli that came along with the body, made once, where it was built', async () => {
    const brotli = brotliCompressSync(text)
    const built = async () => ({ ...page('Accueil'), brotli })
    const answer = await cache().respond(get('/', { acceptEncoding: 'br' }), built)
    expect(answer.body).toBe(brotli)
  })

  it('is gzip for who knows only gzip', async () => {
    const answer = await cache().respond(get('/', { acceptEncoding: 'gzip' }), home)
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(new Uint8Array(gunzipSync(answer.body ?? ''))).toEqual(text)
  })

  it('is the body itself for who accepts no encoding', async () => {
    const answer = await cache().respond(get('/'), home)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toEqual(text)
  })

  it('stays the same page when the better compressed body takes over', async () => {
    const pages = cache()
    const lookup = get('/', { acceptEncoding: 'br' })
    const first = await pages.respond(lookup, home)
    await expect
      .poll(async () => (await pages.respond(lookup, home)).body?.byteLength)
      .toBeLessThan(first.body?.byteLength ?? 0)
    const later = await pages.respond(lookup, home)
    expect(later.headers.etag).toBe(first.headers.etag)
    expect(new Uint8Array(brotliDecompressSync(later.body ?? ''))).toEqual(text)
  })

  it('does not compress pictures, nor what is compressed already, nor a few bytes', async () => {
    for (const headers of [{ 'content-type': 'image/webp' }, { 'content-encoding': 'zstd' }]) {
      const answer = await cache().respond(get('/', { acceptEncoding: 'br' }), async () =>
        page('x', headers as Record<string, string>),
      )
      expect(answer.body).toEqual(page('x').body)
      expect(answer.headers.vary).toBeUndefined()
    }
    const short = async () => ({ ...page(''), body: new TextEncoder().encode('{}') })
    const answer = await cache().respond(get('/', { acceptEncoding: 'br' }), short)
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('adds Accept-Encoding to the Vary of the page', async () => {
    const answer = await cache().respond(get('/'), async () => page('x', { vary: 'Cookie' }))
    expect(answer.headers.vary).toBe('Cookie, Accept-Encoding')
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const pages = cache()
    const head = await pages.respond(get('/', { method: 'HEAD' }), home)
    const full = await pages.respond(get('/'), home)
    expect(head.body).toBeNull()
    expect(head.headers).toEqual(full.headers)
  })
})

describe('a visitor who has the page already', () => {
  it('is answered 304 without body, in whatever encoding he got it (RFC 9110, 13.1.2)', async () => {
    const pages = cache()
    for (const acceptEncoding of ['br', 'gzip', undefined]) {
      const { headers } = await pages.respond(get('/', { acceptEncoding }), home)
      const again = get('/', { acceptEncoding, ifNoneMatch: `"other", ${headers.etag}` })
      const answer = await pages.respond(again, home)
      expect(answer).toMatchObject({ status: 304, body: null, outcome: 'hit' })
      expect(answer.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' })
      expect(answer.headers).not.toHaveProperty('content-length')
    }
  })

  it('gets the page when it has changed', async () => {
    const lookup = get('/', { ifNoneMatch: '"of-yesterday"' })
    expect((await cache().respond(lookup, home)).status).toBe(200)
  })

  it('has a weak tag for compressed bodies, a strong one for the bytes as rendered', async () => {
    const pages = cache()
    const plain = await pages.respond(get('/'), home)
    const coded = await pages.respond(get('/', { acceptEncoding: 'br' }), home)
    expect(plain.headers.etag).toMatch(/^"[\w-]{27}"$/)
    expect(coded.headers.etag).toBe(`W/${plain.headers.etag}`)
  })

  it('is not told 304 about a page that is not found', async () => {
    const gone = async () => ({ ...page('perdu'), status: 404 })
    const answer = await cache().respond(get('/x', { ifNoneMatch: '*' }), gone)
    expect(answer.status).toBe(404)
  })
})
