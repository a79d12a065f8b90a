import { readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

test.describe('News listing (product 2.7)', () => {
  test('has its title and breadcrumb', async ({ page }) => {
    await page.goto('/nos-actualites')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toutes nos actualités')
    const breadcrumb = page.getByRole('navigation', { name: /fil d/i })
    await expect(breadcrumb.getByRole('link', { name: 'Accueil' })).toHaveAttribute(
      'href',
      '/accueil',
    )
    await expect(breadcrumb).toContainText('Nos actualités')
  })

  test('shows 12 articles a page, newest first, and links to the next page', async ({ page }) => {
    const articles = await readArticles()
    await page.goto('/nos-actualites')
    const links = page.getByRole('main').locator('article a[href^="/actualite/"]')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const shown = [...new Set(addresses)]
    expect(shown).toEqual(
      articles.slice(0, 12).map(({ attributes }) => `/actualite/${attributes.slug}`),
    )
    await page.getByRole('link', { name: /suivante/i }).click()
    await expect(page.getByRole('main').locator('article')).toHaveCount(
      Math.min(articles.length - 12, 12),
    )
  })

  test('cuts titles to 40 characters and shows the first 10 characters of the date', async ({
    page,
  }) => {
    const [newest] = await readArticles()
    await page.goto('/nos-actualites')
    const card = page.getByRole('main').locator('article').first()
    await expect(card).toContainText(newest?.attributes.publishedAt.slice(0, 10) ?? '')
    const titles = await page.getByRole('main').locator('article :is(h2, h3)').allInnerTexts()
    for (const title of titles) expect(title.replace(/…$/, '').length).toBeLessThanOrEqual(40)
  })
})
