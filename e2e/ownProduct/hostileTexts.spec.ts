import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RunningPart } from '../../scripts/product/part.ts'
import { startSite } from '../../scripts/product/parts.ts'
import { hostileTexts, startHostileBackOffice } from '../support/hostileContent.ts'
import { expect, test } from '../support/test.ts'
import { testSettings } from '../support/testSettings.ts'

/** What stands in a page that no text of staff may bring there, and what must stand there once. */
function strangersIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strange = [
      ...document.querySelectorAll(
        '[action^="https://mal.example"], meta[http-equiv], [onerror], main ~ main, main main, body style',
      ),
      ...document.querySelectorAll('[href^="https://mal.example"]:not(.prose *)'),
    ].map((one) => one.outerHTML.slice(0, 200))
    const described = [...document.querySelectorAll('script[type="application/ld+json"]')]
    for (const { textContent } of described) JSON.parse(textContent ?? '')
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? [...strange, 'no styles'] : strange
  })
}

/** As a browser reads it from an attribute: some characters stand in no page. */
const shown = (text: string) => text.toWellFormed()

test.describe('Whatever staff write in every field of every type', () => {
  test.describe.configure({ timeout: 180_000 })
  const folder = mkdtempSync(join(tmpdir(), 'sira-hostile-'))
  let backOffice: Awaited<ReturnType<typeof startHostileBackOffice>>
  let site: RunningPart

  test.beforeAll(async () => {
    backOffice = await startHostileBackOffice()
    const settings = await testSettings(folder)
    const environment = { ...settings.environment, API_URL: backOffice.apiUrl }
    site = await startSite({ ...settings, apiUrl: backOffice.apiUrl, environment })
  })
  test.afterAll(async () => {
    await site.stop()
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('stays a text in the pages: no form, no redirection, no code of theirs', async ({
    page,
  }) => {
    const lists = ['', '/nos-actualites', '/nos-formations', '/nos-offres-emplois', '/faq']
    const others = ['/sira-biblio', '/contact', '/termes-et-conditions', '/recherche?q=balises']
    for (const address of [...lists, ...others, '/ar/nos-formations', '/en']) {
      const answer = await page.goto(`${site.url}${address}`)
      expect(answer?.status(), address).toBe(200)
      expect(await strangersIn(page), address).toEqual([])
    }
    for (const [index, text] of hostileTexts.entries()) {
      const slug = `essai-${index + 1}`
      for (const address of [
        `/actualite/${slug}`,
        `/ar/formations/${slug}`,
        `/jobs/${slug}`,
        `/nos-offres-emplois?offre=${slug}`,
        `/sira-biblio?livre=${index + 1}`,
      ]) {
        const answer = await page.goto(`${site.url}${address}`)
        expect(answer?.status(), address).toBe(200)
        expect(await strangersIn(page), address).toEqual([])
        const title = page.locator('meta[property="og:title"]')
        await expect(title, address).toHaveAttribute('content', shown(text))
      }
    }
  })

  test('stays a text for who saves data, in share pictures, feeds and the sitemap', async ({
    page,
    request,
  }) => {
    const light = { 'save-data': 'on' }
    const files = ['/actualites.rss', '/actualites.atom', '/sitemap.xml', '/sitemap/blogs-1.xml']
    for (const address of files) {
      const answer = await request.get(`${site.url}${address}`)
      expect(answer.status(), address).toBe(200)
      const problem = await page.evaluate(
        (xml) => {
          const file = new DOMParser().parseFromString(xml, 'application/xml')
          return file.querySelector('parsererror')?.textContent ?? null
        },
        await answer.text(),
      )
      expect(problem, address).toBeNull()
    }
    const feed = await (await request.get(`${site.url}/emplois.json`)).json()
    expect(feed.items).toHaveLength(hostileTexts.length)
    for (const index of hostileTexts.keys()) {
      const address = `/actualite/essai-${index + 1}`
      const answer = await request.get(`${site.url}${address}`, { headers: light })
      expect(answer.status(), address).toBe(200)
      expect(await answer.text()).toMatch(/<\/html>\s*$/)
      const picture = await request.get(`${site.url}/partage${address}.png`)
      expect(picture.headers()['content-type'], address).toBe('image/png')
    }
  })
})
