import { axeFaults } from '../support/axeFaults.ts'
import { drawnMark } from '../support/drawnPictures.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test.describe('The logo of the company', () => {
  let product: OwnProduct
  test.beforeAll(async () => {
    product = await startOwnProduct()
  })
  test.afterAll(() => product.stop())

  test('is sent in the settings, and stands on every page two seconds later', async ({ page }) => {
    const { siteUrl } = product
    await page.request.post(`${siteUrl}/admin/api/users/login`, { data: administrator })
    await page.goto(`${siteUrl}/admin/globals/settings`)
    const field = page.locator('#field-logo')
    await field.getByRole('button', { name: 'Créer' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('input[type="file"]').setInputFiles({
      name: 'maison.png',
      mimeType: 'image/png',
      buffer: await drawnMark(page, 800, 200),
    })
    await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    const shown = field.locator('.sira-logo-shown img')
    // Pictures are prepared at low priority: on a busy machine that takes its time.
    await expect(shown).toHaveAttribute('width', '168', { timeout: 60_000 })
    expect(await axeFaults(page, { part: '#field-logo' })).toEqual([])
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

    const logo = page.getByRole('banner').getByRole('link', { name: 'Sira' }).getByRole('img')
    for (const path of ['/contact', '/ar']) {
      await expect(async () => {
        await page.goto(`${siteUrl}${path}`)
        await expect(logo).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 10_000 })
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(168)
    }
    const icon = page.locator('link[rel="icon"]')
    const answer = await page.request.get(`${siteUrl}${await icon.getAttribute('href')}`)
    expect(answer.headers()['content-type']).toBe('image/png')
  })
})
