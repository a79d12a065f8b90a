import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readBooks } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

test.describe('Online shop (product 2.13)', () => {
  test('shows each book with author, title of 20 characters and price in FCFA', async ({
    page,
  }) => {
    const books = await readBooks()
    await page.goto('/sira-biblio')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace vente en ligne')
    const cards = page.getByRole('main').locator('article')
    await expect(cards).toHaveCount(books.length)
    const [first] = books
    const card = page.locator(`#livre-${first?.id}`)
    await expect(card).toContainText(`Par: ${first?.attributes.auteur}`)
    await expect(card).toContainText(
      `${new Intl.NumberFormat('fr').format(first?.attributes.prix ?? 0)}\u00a0FCFA`,
    )
    const titles = await cards.getByRole('heading').allInnerTexts()
    for (const title of titles) expect(title.replace(/…$/, '').length).toBeLessThanOrEqual(20)
  })

  test('Voir Plus opens a modal of 800 with a quantity from 1 to 10', async ({ page }) => {
    const [book] = await readBooks()
    await page.goto('/sira-biblio')
    await page
      .locator(`#livre-${book?.id}`)
      .getByRole('link', { name: /^Voir Plus/ })
      .click()
    const modal = page.getByRole('dialog', { name: book?.attributes.titre ?? '' })
    await expect(modal).toBeVisible()
    expect((await modal.locator('.modal-box').boundingBox())?.width).toBe(800)
    const quantity = modal.getByLabel(words.shop.quantity)
    await expect(quantity).toHaveValue('1')
    await modal.getByRole('button', { name: words.shop.less }).click()
    await expect(quantity).toHaveValue('1')
    for (let clicks = 0; clicks < 12; clicks++) {
      await modal.getByRole('button', { name: words.shop.moreOne }).click()
    }
    // As many as there are, ten at most.
    const most = Math.min(book?.attributes.stock ?? 10, 10)
    await expect(quantity).toHaveValue(String(most))
  })

  test('Acheter leads on to the order, with so many of the book', async ({ page }) => {
    const books = await readBooks()
    const book = books.find(({ attributes: { stock } }) => stock === null || stock >= 3)
    await page.goto(`/sira-biblio?livre=${book?.id}`)
    await page.getByLabel(words.shop.quantity).fill('3')
    await page.getByRole('button', { name: 'Acheter' }).click()
    await expect(page).toHaveURL(/\/commande$/)
    await expect(page.getByRole('main')).toContainText(`${book?.attributes.titre} × 3`)
  })

  test('the shop of another product name is not found', async ({ page }) => {
    expect((await page.goto('/autre-biblio'))?.status()).toBe(404)
  })
})
