import { firstWith, readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

test.describe('A picture of the library', () => {
  test('says where it is shown, and keeps in every frame the point that was chosen', async ({
    page,
    backOffice,
  }) => {
    const { attributes } = firstWith(
      await readArticles(),
      (article) => article.attributes.image.data !== null,
    )
    const { slug, titre, image } = attributes
    await backOffice.record('media', image.data?.id ?? 0)
    const uses = page.getByRole('region', { name: 'Où elle sert' })
    await expect(uses.getByRole('link', { name: titre })).toBeVisible()
    const { alternativeText } = image.data?.attributes ?? {}
    await expect(page).toHaveTitle(`${alternativeText} · Sira`)
    await expect(page.locator('.file-meta__size-type')).toContainText(/^\d+\s[kM]o\b/)
    await page.getByRole('button', { name: 'Modifier l’image' }).click()
    await page.getByLabel('Y %').fill('10')
    await page.getByRole('button', { name: 'Appliquer les modifications' }).click()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText(/succès|enregistré/i).first()).toBeVisible()

    const cover = page.locator(`main article img[src^="/uploads/"]`).first()
    await expect(async () => {
      await page.goto(`/actualite/${slug}`)
      await expect(cover).toHaveCSS('object-position', '50% 10%', { timeout: 1_000 })
    }).toPass()
  })

  test('stands in a grid that keys go through, two columns wide on a phone, and is found by its label', async ({
    page,
    backOffice,
  }) => {
    const [first] = (await (await page.request.get('/admin/api/media?limit=1&depth=0')).json()).docs
    const name = `Foire ${Date.now()}`
    const { id } = await backOffice.write('picture-labels', { name })
    await backOffice.change('media', first.id, { labels: [id] })
    await page.setViewportSize({ width: 390, height: 844 })
    await backOffice.list('media')
    const tiles = page.locator('.collection-list tbody tr')
    await expect(async () => {
      const [one, beside, below] = await tiles.evaluateAll((found) =>
        found.slice(0, 3).map((tile) => tile.getBoundingClientRect()),
      )
      expect(beside?.top).toBe(one?.top)
      expect(below?.left).toBe(one?.left)
    }).toPass()

    await page.getByLabel('Étiquette', { exact: true }).selectOption(name)
    await expect(tiles).toHaveCount(1)
    await page.getByRole('button', { name: 'Liste', exact: true }).press('Enter')
    await expect(page.locator('#heading-width')).toBeVisible()
    await page.getByRole('button', { name: 'Grille', exact: true }).press('Enter')
    await expect(page.locator('#heading-width')).toBeHidden()
    await tiles.getByRole('link').first().press('Enter')
    await page.waitForURL(`**/media/${first.id}`)
  })
})
