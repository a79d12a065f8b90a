import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

test.describe('Home (product 2.3)', () => {
  test('welcomes, and leads to the services and to the contact page', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.locator('a[href="/nos-services"]').first()).toBeVisible()
    await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
  })

  test('shows the three most recent news with day and short French month', async ({ page }) => {
    const articles = (await readArticles()).slice(0, 3)
    await page.goto('/')
    for (const { attributes } of articles) {
      const card = page
        .getByRole('main')
        .locator('article')
        .filter({ has: page.locator(`a[href="/actualite/${attributes.slug}"]`) })
      const date = new Date(attributes.publishedAt)
      const month = new Intl.DateTimeFormat('fr', { month: 'short', timeZone: 'UTC' }).format(date)
      await expect(card).toContainText(String(date.getUTCDate()))
      await expect(card).toContainText(month)
    }
  })

  test('shows the two testimonials', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('blockquote')).toHaveCount(2)
  })

  test('shows the next trainings and the newest jobs right after the welcome, one touch away', async ({
    page,
  }) => {
    await page.goto('/')
    const rows = (title: string) =>
      page
        .getByRole('main')
        .locator('div')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
        .last()
        .getByRole('listitem')
    const trainings = rows(words.trainings.nextOnes)
    await expect(trainings).toHaveCount(3)
    const days = await trainings
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days).toEqual(days.toSorted())
    expect((days[0] ?? '') >= new Date().toISOString().slice(0, 10)).toBe(true)
    await expect(rows(words.jobs.newest)).toHaveCount(3)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      words.trainings.nextOnes,
      words.jobs.newest,
      ...words.home.values.map(({ title }) => title),
      words.home.aboutHeading,
      words.home.servicesHeading,
      words.news.latest,
      words.home.testimonialsHeading,
    ])
    await rows(words.jobs.newest).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/jobs\//)
  })

  test('/accueil is the same page and says which address counts', async ({ page }) => {
    await page.goto('/accueil')
    const french = page.locator('link[rel="alternate"][hreflang="fr"]')
    await expect(french).toHaveAttribute('href', /:\d+\/$/)
    // Lighthouse takes a canonical link to the root for a mistake.
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })
})
