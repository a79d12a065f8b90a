import { firstWith, readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

test.describe('A picture of the library (issue 17)', () => {
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
})
