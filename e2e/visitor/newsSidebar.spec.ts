import { categorySchema } from '@sira/contract/records/article'
import { readList } from '../support/backOfficeApi.ts'
import { readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

test.describe('Sidebar of the news pages (product 2.14)', () => {
  test('lists the categories with their number of articles on two digits', async ({ page }) => {
    const categories = await readList('categories?populate=*', categorySchema)
    await page.goto('/nos-actualites')
    const sidebar = page.getByRole('complementary')
    expect(categories.length).toBeGreaterThan(1)
    for (const { attributes } of categories) {
      const count = String(attributes.blogs?.data.length).padStart(2, '0')
      await expect(sidebar.getByRole('link', { name: `${attributes.nom} ${count}` })).toBeVisible()
    }
  })

  test('a category and a tag lead to their articles', async ({ page }) => {
    const [category] = await readList('categories?populate=*', categorySchema)
    await page.goto('/nos-actualites')
    await page
      .getByRole('complementary')
      .getByText(category?.attributes.nom ?? '')
      .click()
    await expect(page).toHaveURL(/\/nos-actualites\?categorie=\d+$/)
    await expect(page.getByRole('main').locator('article')).toHaveCount(
      category?.attributes.blogs?.data.length ?? 0,
    )

    const articles = await readArticles()
    const tag = articles.flatMap(({ attributes }) => attributes.tags.data)[0]?.attributes.nom ?? ''
    const tagged = articles.filter(({ attributes }) =>
      attributes.tags.data.some((one) => one.attributes.nom === tag),
    )
    await page.getByRole('complementary').getByRole('link', { name: tag, exact: true }).click()
    await expect(page).toHaveURL(/\/nos-actualites\?tag=\d+$/)
    await expect(page.getByRole('main').locator('article')).toHaveCount(tagged.length)
  })

  test('shows the recent articles with their date, and four social networks', async ({ page }) => {
    const recent = (await readArticles()).slice(0, 3)
    await page.goto('/nos-actualites')
    const sidebar = page.getByRole('complementary')
    for (const { attributes } of recent) {
      const item = sidebar.getByRole('listitem').filter({ hasText: attributes.titre })
      await expect(item).toContainText(attributes.publishedAt.slice(0, 10))
      await expect(item.getByRole('link')).toHaveAttribute('href', `/actualite/${attributes.slug}`)
    }
    await expect(sidebar.getByRole('link', { name: /^Partager sur/ })).toHaveCount(4)
  })
})
