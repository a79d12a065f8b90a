import { writtenDay } from '@sira/contract/writtenDates'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

/** An article that has everything: a picture, tags, a table, a list and links in its body. */
async function richArticle() {
  const articles = await readArticles()
  const rich = articles.find(
    ({ attributes }) =>
      attributes.image.data !== null &&
      attributes.tags.data.length > 0 &&
      /^\|[-:|]+\|$/m.test(attributes.contenu),
  )
  if (!rich) throw new Error('no article with a picture, tags and a table')
  return rich.attributes
}

test.describe('News article (product 2.8)', () => {
  test('shows its breadcrumb, first tag, date and title', async ({ page }) => {
    const article = await richArticle()
    await page.goto(`/actualite/${article.slug}`)
    const breadcrumb = page.getByRole('navigation', { name: /fil d/i })
    await expect(breadcrumb.getByRole('listitem')).toHaveText([/Accueil/, /Actualité/])
    const heading = page.getByRole('main').locator('article header')
    await expect(heading.getByRole('heading', { level: 1 })).toHaveText(article.titre)
    await expect(heading).toContainText(article.tags.data[0]?.attributes.nom ?? '')
    await expect(heading).toContainText(writtenDay(article.publishedAt, 'fr'))
    await expect(heading).toContainText(words.article.by(article.auteur ?? 'Sira'))
    await expect(heading).toContainText('min de lecture')
    await expect(page).toHaveTitle(new RegExp(`^${article.titre.slice(0, 20)}`))
  })

  test('leads to the training or the offer that it is about, and to all of them', async ({
    page,
  }) => {
    const leading = (await readArticles()).find(({ attributes }) => attributes.a_suivre !== null)
    const answer = await page.goto(`/actualite/${leading?.attributes.slug}`)
    // Made anew when that record changes, and by no other of its kind (decision 6).
    const madeFrom = answer?.headers()['cache-tag']?.split(',')
    const leadingTo = /^(formations|jobs|formateurs|modesformations|thematiques|jobdomains)/
    expect(madeFrom?.filter((tag) => leadingTo.test(tag))).toEqual([
      leading?.attributes.a_suivre?.slice(1),
    ])
    const next = page.getByRole('navigation', { name: words.article.next })
    for (const address of [
      leading?.attributes.a_suivre,
      '/nos-formations',
      '/nos-offres-emplois',
    ]) {
      await expect(next.locator(`a[href="${address}"]`)).toBeVisible()
    }
  })

  test('is none of the recent ones beside it', async ({ page }) => {
    const [newest] = await readArticles()
    await page.goto(`/actualite/${newest?.attributes.slug}`)
    const beside = page.getByRole('complementary')
    await expect(beside.locator('a[href^="/actualite/"]')).toHaveCount(3)
    await expect(beside.locator(`a[href="/actualite/${newest?.attributes.slug}"]`)).toHaveCount(0)
  })

  test('renders its Markdown: headings below the title, tables that can scroll', async ({
    page,
  }) => {
    const article = await richArticle()
    await page.goto(`/actualite/${article.slug}`)
    const body = page.locator('.prose')
    await expect(body.getByRole('table').first()).toBeVisible()
    await expect(body.locator('h2').first()).toBeVisible()
    await expect(body).not.toContainText('|---')
    await expect(body).not.toContainText('**')
  })

  test('shows its picture described, or the cloth of its slug in its place', async ({ page }) => {
    const articles = await readArticles()
    const withPicture = articles.find(({ attributes }) => attributes.image.data !== null)
    const without = articles.find(({ attributes }) => attributes.image.data === null)
    await page.goto(`/actualite/${withPicture?.attributes.slug}`)
    const picture = page.getByRole('main').locator('article > div img').first()
    await expect(picture).toHaveAttribute('alt', /.{5,}/)
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
    await page.goto(`/actualite/${without?.attributes.slug}`)
    await expect(page.getByRole('main').locator('article > div svg').first()).toBeVisible()
  })

  test('lists all its tags and shares its own address', async ({ page, baseURL }) => {
    const article = await richArticle()
    await page.goto(`/actualite/${article.slug}`)
    const end = page.getByRole('main').locator('article > footer')
    for (const { attributes } of article.tags.data) {
      await expect(end.getByRole('link', { name: attributes.nom, exact: true })).toBeVisible()
    }
    await expect(end.getByRole('heading', { name: 'Partager' })).toBeVisible()
    const whatsapp = end.getByRole('link', { name: 'Partager sur WhatsApp' })
    const target = encodeURIComponent(`${baseURL}/actualite/${article.slug}`)
    await expect(whatsapp).toHaveAttribute('href', new RegExp(target.replaceAll('.', '\\.')))
    const beside = page.getByRole('complementary').getByRole('link', { name: / WhatsApp$/ })
    await expect(beside).toHaveAttribute('href', (await whatsapp.getAttribute('href')) ?? '')
  })

  test('has no place for comments while no service is configured', async ({ page }) => {
    const article = await richArticle()
    await page.goto(`/actualite/${article.slug}`)
    await expect(page.getByText(words.article.comments)).toHaveCount(0)
  })

  test('has the sidebar of the news', async ({ page }) => {
    const article = await richArticle()
    await page.goto(`/actualite/${article.slug}`)
    const headings = page.getByRole('complementary').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText(['Catégories', 'Tags', 'Récentes Actualités', 'Partager'])
  })
})
