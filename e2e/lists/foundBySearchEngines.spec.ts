import type { APIRequestContext, Page } from '@playwright/test'
import { readJobs, today } from '../support/contentApi.ts'
import { sweptAddresses } from '../support/sweptAddresses.ts'
import { expect, test } from '../support/test.ts'

async function textOf(request: APIRequestContext, address: string, type: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type'], address).toBe(`${type}; charset=utf-8`)
  return answer.text()
}

/** Texts of the elements of a name in an XML file, which must be well formed. */
function elements(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([source, tag]) => {
      const file = new DOMParser().parseFromString(source, 'application/xml')
      const error = file.querySelector('parsererror')
      if (error) throw new Error(error.textContent ?? '')
      return [...file.getElementsByTagName(tag)].map((one) => one.textContent ?? '')
    },
    [xml, name] as const,
  )
}

test.describe('The sitemap', () => {
  // From the machine itself: more pages than a stranger may ask for at once.
  test.use({ extraHTTPHeaders: {} })

  test('lists every public address in each language, and nothing else', async ({
    page,
    request,
  }) => {
    test.setTimeout(420_000)
    const xml = await textOf(request, '/sitemap.xml', 'application/xml')
    const listed = new Set(await elements(page, xml, 'loc'))
    expect(listed.size).toBeGreaterThan(200)
    const wrong: string[] = []
    for (const address of listed) {
      const answer = await request.get(address, { maxRedirects: 0 })
      const html = await answer.text()
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
      if (answer.status() !== 200 || canonical.replaceAll('&amp;', '&') !== address) {
        wrong.push(`${address}: ${answer.status()} ${canonical}`)
      }
    }
    expect(wrong).toEqual([])

    const missing: string[] = []
    for (const address of await sweptAddresses()) {
      for (const language of ['', '/en', '/ar']) {
        const html = await (await request.get(`${language}${address}`)).text()
        const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
        // A selection of a list is found from the list.
        const isSelection = canonical?.includes('niveau=')
        if (canonical && !isSelection && !listed.has(canonical)) missing.push(canonical)
      }
    }
    expect(missing).toEqual([])
  })

  test('leaves out what has ended', async ({ request }) => {
    const xml = await textOf(request, '/sitemap.xml', 'application/xml')
    for (const { slug, date_expiration: last } of await readJobs()) {
      expect(xml.includes(`/jobs/${slug}<`), slug).toBe(last === null || last >= today())
    }
    expect((await request.get('/sitemap/inconnu.xml')).status()).toBe(404)
    const parts = await textOf(request, '/sitemap/jobs-1.xml', 'application/xml')
    expect(parts).toContain('/jobs/')
  })

  test('is named by robots.txt, which closes what is nobody’s business', async ({ request }) => {
    const robots = await textOf(request, '/robots.txt', 'text/plain')
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
    for (const path of ['/admin', '/api/', '/ar/recherche']) {
      expect(robots).toContain(`Disallow: ${path}\n`)
    }
  })

  test('says whom to tell of a weakness', async ({ request }) => {
    const text = await textOf(request, '/.well-known/security.txt', 'text/plain')
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
  })
})

test.describe('Feeds', () => {
  test('hold the news as RSS and Atom, in the language of their address', async ({
    page,
    request,
  }) => {
    const rss = await textOf(request, '/actualites.rss', 'application/rss+xml')
    expect((await elements(page, rss, 'item')).length).toBeGreaterThan(10)
    for (const date of await elements(page, rss, 'pubDate')) expect(Date.parse(date)).not.toBeNaN()
    const atom = await textOf(request, '/en/actualites.atom', 'application/atom+xml')
    const entries = await elements(page, atom, 'entry')
    expect(entries.length).toBeGreaterThan(10)
    expect(await elements(page, atom, 'updated')).toHaveLength(entries.length + 1)
    expect(atom).toContain('/en/actualite/')
    await page.goto('/en/nos-actualites')
    const link = page.locator('link[type="application/rss+xml"]')
    await expect(link).toHaveAttribute('href', '/en/actualites.rss')
  })

  test('hold the open offers as a JSON Feed', async ({ request }) => {
    const text = await textOf(request, '/emplois.json', 'application/feed+json')
    const feed = JSON.parse(text)
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
    const open = (await readJobs()).filter(({ date_expiration: last }) => !last || last >= today())
    expect(feed.items).toHaveLength(open.length)
    for (const { id, url, content_html: content } of feed.items) {
      expect(url).toBe(id)
      expect(content).toBeTruthy()
    }
  })
})

test('Every page has a share picture of 1200 by 630, small enough for a message', async ({
  request,
}, { repeatEachIndex }) => {
  for (const [at, address] of (await sweptAddresses()).entries()) {
    // An address of the network may have 120 in a minute: each run, and each page, is somebody else.
    const headers = { 'x-forwarded-for': `198.51.${repeatEachIndex}.${at % 256}` }
    for (const language of ['', '/ar']) {
      const html = await (await request.get(`${language}${address}`)).text()
      const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
      const answer = await request.get(picture.replaceAll('&amp;', '&'), { headers })
      if (html.includes('content="noindex"') && answer.status() === 404) continue
      const body = await answer.body()
      expect([body.readUInt32BE(16), body.readUInt32BE(20)], picture).toEqual([1200, 630])
      expect(body.byteLength).toBeLessThan(100_000)
    }
  }
  expect((await request.get('/partage/une-page-qui-n-existe-pas.png')).status()).toBe(404)
})
