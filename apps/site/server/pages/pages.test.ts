import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, start, startSite } from '../../test/siteHost.ts'

let pages: ReturnType<typeof countingPages>
let site: SiteUnderTest
beforeEach(async () => {
  pages = countingPages()
  site = await startSite(pages.handler)
})
afterEach(() => site.stop())

async function get(url: string, headers: Record<string, string> = {}) {
  return site.app.inject({ url, headers })
}

describe('a page', () => {
  it('is rendered once, however it is asked for', async () => {
    await get('/', { host: 'sira.example' })
    await get('/?utm_source=lettre&fbclid=1', { host: 'www.sira.example' })
    await get('/', { cookie: 'a=1', 'accept-encoding': 'br' })
    await site.app.inject({ method: 'HEAD', url: '/' })
    expect(pages.renders.get('/')).toBe(1)
  })

  it('never sees the cookies of the visitor who came first', async () => {
    const page = await get('/', { cookie: 'payload-token=abc' })
    expect(start(page.body)).toBe('/ 1 GET []')
  })

  it('is one page for each value of a parameter it knows', async () => {
    expect(start((await get('/nos-actualites?page=2&x=1')).body)).toMatch(
      /^\/nos-actualites\?page=2 /,
    )
    expect(start((await get('/nos-actualites?page=zéro')).body)).toMatch(/^\/nos-actualites 1 /)
    expect(start((await get('/actualite/un?page=2')).body)).toMatch(/^\/actualite\/un 1 /)
  })

  it('is compressed, tagged and dated for browsers', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(page.rawPayload.byteLength),
      vary: 'Save-Data, ECT, Accept-Encoding',
    })
    expect(start(brotliDecompressSync(page.rawPayload).toString())).toBe('/ 1 GET []')
    const again = await get('/', { 'if-none-match': String(page.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('answers HEAD with the length of the page and no body', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/' })
    const page = await get('/')
    expect(head.headers['content-length']).toBe(page.headers['content-length'])
    expect(head.body).toBe('')
  })

  it('has one address: other spellings of it are moved (301)', async () => {
    const moved = await get('/nos-actualites/?page=2')
    expect(moved.statusCode).toBe(301)
    expect(moved.headers.location).toBe('/nos-actualites?page=2')
  })
})

describe('two hundred spellings of one address', () => {
  const path = '/actualite/iso-9001'
  const spelled = Array.from({ length: 50 }, (_, number) =>
    [...path]
      .map((letter, at) => {
        const isLetter = /[a-z]/.test(letter)
        if (isLetter && (number >> (at % 6)) & 1) return `%${letter.charCodeAt(0).toString(16)}`
        return isLetter && (at + number) % 5 === 0 ? letter.toUpperCase() : letter
      })
      .join(''),
  ).flatMap((one) => [one, `${one}/`, one.replace('/', '//'), `${one}?utm_source=${one}`])

  it('make one page', async () => {
    expect(new Set(spelled).size).toBe(200)
    for (const url of spelled) {
      const answer = await get(url)
      if (answer.statusCode !== 200) {
        expect([answer.statusCode, answer.headers.location?.split('?')[0]]).toEqual([301, path])
      }
    }
    await get(path)
    expect([...pages.renders]).toEqual([[path, 1]])
  })
})

describe('an address without a page', () => {
  it('is answered by the one not-found page, rendered once for all', async () => {
    for (const url of ['/inconnu', '/autre/inconnu', '/wp-login.php']) {
      const page = await get(url)
      expect(page.statusCode).toBe(404)
      expect(start(page.body)).toBe('/404 1 GET []')
    }
  })

  it('leaves nothing in the memory, though it has a page, which found nothing', async () => {
    for (const slug of ['absent-1', 'absent-2', 'absent-1']) {
      for (const [language, path] of ['', '/en', '/ar'].map((one) => [one, `${one}/actualite`])) {
        const page = await get(`${path}/${slug}`)
        expect(page.statusCode).toBe(404)
        expect(start(page.body)).toBe(`${language}/404 1 GET []`)
      }
    }
    await get('/actualite/absent-3', { 'save-data': 'on' })
    await get('/actualite/absent-4', { 'save-data': 'on' })
    expect(pages.renders.get('/404')).toBe(2)
  })

  it('is all that is behind Astro’s own endpoints: no picture is resized on request', async () => {
    for (const url of ['/_image?href=/x.webp&w=9999', '/_server-islands/x', '/_actions/x']) {
      expect((await get(url)).statusCode).toBe(404)
    }
  })

  it.each([
    ['half a character', '/%E0%A4%A'],
    ['a null character', '/actualite/%00'],
    ['5,000 letters', `/${'x'.repeat(5000)}`],
    ['the slug of 3,000 letters', `/actualite/${'x'.repeat(3000)}`],
  ])('is the not-found page though it has %s', async (_what, url) => {
    const page = await get(url)
    expect(page.statusCode).toBe(404)
    expect(start(page.body)).toBe('/404 1 GET []')
    expect(pages.renders.size).toBe(1)
  })

  it('has no picture to share either', async () => {
    for (const slug of ['%00', 'x'.repeat(3000), 'inconnu/%E0%A4%A']) {
      expect((await get(`/partage/actualite/${slug}.png`)).statusCode).toBe(404)
    }
  })

  it('is not rendered for each form that a machine sends to it', async () => {
    for (const query of ['', '?a=1', '?a=2']) {
      const sent = await site.app.inject({ method: 'POST', url: `/inconnu/%00${query}` })
      expect(sent.statusCode).toBe(404)
    }
    expect([...pages.renders]).toEqual([['/404', 1]])
  })
})

describe('while pages cannot be rendered', () => {
  it('those already seen are still served', async () => {
    await get('/')
    pages.state.failing = true
    expect((await get('/')).statusCode).toBe(200)
  })

  it('others answer 503, tell when to come back, and are there again afterwards', async () => {
    pages.state.failing = true
    const away = await get('/actualite/un')
    expect(away.statusCode).toBe(503)
    expect(away.headers).toMatchObject({
      'retry-after': '30',
      'cache-control': 'private, no-store',
    })
    pages.state.failing = false
    expect((await get('/actualite/un')).statusCode).toBe(200)
  })
})

describe('the files of the build', () => {
  it('are kept by browsers for ever when their name holds their hash', async () => {
    const script = await get('/_astro/react.abc.js', { 'accept-encoding': 'br' })
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('are asked for again after an hour otherwise', async () => {
    const robots = await get('/robots.txt')
    expect(robots.headers['cache-control']).toBe('public, max-age=3600')
    expect(robots.body).toBe('User-agent: *\n')
  })

  it('are all that is served from that folder', async () => {
    expect((await get('/_astro/../../data/secrets.json')).statusCode).toBe(404)
    expect((await get('/..%2fdata/secrets.json')).statusCode).toBe(404)
  })
})
