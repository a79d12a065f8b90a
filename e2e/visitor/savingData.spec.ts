import type { Page } from '@playwright/test'
import { firstWith, readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

/** What a page loads besides itself, by kind, down to its end. */
async function loadedBy(page: Page, address: string) {
  const loaded: { kind: string; url: string }[] = []
  page.on('request', (request) => loaded.push({ kind: request.resourceType(), url: request.url() }))
  await page.goto(address, { waitUntil: 'networkidle' })
  return loaded
}

async function picturedArticle(): Promise<string> {
  const article = firstWith(
    await readArticles(),
    ({ attributes }) => attributes.image.data !== null,
  )
  return `/actualite/${article.attributes.slug}`
}

for (const [hint, headers] of [
  ['Save-Data', { 'save-data': 'on' }],
  ['a slow connection', { ect: '3g' }],
] as const) {
  test.describe(`A visitor with ${hint}`, () => {
    test.use({ extraHTTPHeaders: headers, viewport: { width: 412, height: 900 } })

    test('loads no fonts and no large pictures, and nothing in advance', async ({ page }) => {
      const loaded = await loadedBy(page, await picturedArticle())
      expect(loaded.filter(({ kind }) => kind === 'font')).toEqual([])
      expect(loaded.filter(({ url }) => url.includes('speculation'))).toEqual([])
      const widths = await page
        .locator('article img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
      expect(widths.length).toBeGreaterThan(0)
      for (const width of widths) expect(width).toBeLessThanOrEqual(500)
    })
  })
}

test('Everybody else has the fonts, and pages fetched as a finger goes down on their link', async ({
  page,
  request,
}) => {
  const loaded = await loadedBy(page, '/')
  expect(loaded.filter(({ kind }) => kind === 'font')).not.toEqual([])
  expect(loaded.filter(({ kind }) => kind === 'script')).toEqual([])
  const answer = await request.get('/')
  expect(answer.headers().vary).toMatch(/Save-Data, ECT/)
  const rules = await request.get(JSON.parse(answer.headers()['speculation-rules'] ?? '""'))
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  const fetched = page.waitForRequest(
    (asked) => asked.url().endsWith('/faq') && asked.headers()['sec-purpose'] === 'prefetch',
  )
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.mouse.down()
  await fetched
})
