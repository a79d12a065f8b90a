import { locales, localisedPath, withoutLocale } from '@sira/contract/locales'
import { sharePicture } from '@sira/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isKept, isPage } from '../../src/browser/offline/keptPages.ts'
import { robots } from '../../src/feeds/robots.ts'
import { speculationRules } from '../../src/feeds/speculationRules.ts'
import { personalPaths } from '../../src/kinds/pageRules.ts'
import { publicPages } from '../../src/sitemap/publicPages.ts'
import { type SiteUnderTest, startSite } from '../../test/siteHost.ts'
import type { NodeHandler } from '../rendering/drawThroughNode.ts'

/** Shows the address and the cookies that it got, and would be kept by whoever keeps pages. */
const careless: NodeHandler = (request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html',
    'cache-control': 'public, max-age=0',
    'cdn-cache-control': 'max-age=300',
    'cache-tag': 'blogs',
  })
  const { url, headers } = request
  response.end(`<html lang="fr"><p>${url}</p><p>${headers.cookie ?? 'none'}</p></html>`)
}

let site: SiteUnderTest
beforeAll(async () => {
  site = await startSite(careless)
})
afterAll(() => site.stop())

/** Every page for one visitor alone, in each language, by an address of its own. */
const addresses = personalPaths.flatMap((path) =>
  locales.map(({ code }) => localisedPath(path.replace(/\/$/, '/un/4'), code)),
)

describe.each(addresses)('The personal page %s', (address) => {
  it('sees who asks, and is rendered anew for each', async () => {
    for (const cookie of ['a=1', 'a=2']) {
      const { body } = await site.app.inject({ url: address, headers: { cookie } })
      expect(body).toContain(cookie)
    }
  })

  it('is asked nothing that it does not know', async () => {
    const { body } = await site.app.inject({ url: `${address}?inconnu=oui` })
    expect(body).toContain(`<p>${address}</p>`)
  })

  it('is kept by nobody on the way, and shares no window', async () => {
    const { headers } = await site.app.inject({ url: address })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['cdn-cache-control']).toBeUndefined()
    expect(headers['cache-tag']).toBeUndefined()
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  it('follows who chooses another language, with what its address says besides', async () => {
    const { locale, path } = withoutLocale(address)
    const chosen = locale === 'en' ? 'fr' : 'en'
    const { statusCode, headers } = await site.app.inject({
      url: `${address}?jeton=a%2Bb&langue=${chosen}`,
      headers: { host: 'sira.example', referer: `https://sira.example${address}` },
    })
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(`${localisedPath(path, chosen)}?jeton=a%2Bb`)
    expect(headers['set-cookie']).toContain(`selectedLang=${chosen};`)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  it('is left to the network by the service worker', () => {
    expect(isPage(address)).toBe(false)
    expect(isKept(address)).toBe(false)
  })

  it('has no share picture', async () => {
    expect((await site.app.inject({ url: sharePicture(address) })).statusCode).toBe(404)
  })

  it('is closed to search engines', () => {
    const closed = [...robots('https://a.example').matchAll(/^Disallow: (.*)$/gm)]
    expect(closed.some(([, path = '-']) => address.startsWith(path))).toBe(true)
    expect(publicPages('sira')).not.toContain(address)
  })

  it('is not fetched before its link is followed', () => {
    const left = JSON.stringify(speculationRules)
    const patterns = [...left.matchAll(/"(\/[^"*]*)\*"/g)].map(([, start = '-']) => start)
    expect(
      patterns.filter((start) => start !== '/').some((start) => address.startsWith(start)),
    ).toBe(true)
  })
})
