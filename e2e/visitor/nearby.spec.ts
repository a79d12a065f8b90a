import { formatPrice } from '../../apps/site/src/format/price.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

for (const locale of ['fr', 'ar'] as const) {
  const { nearby, routes } = dictionaryOf(locale)

  test.describe(`Near me (${locale}), without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

    test('a town of the map leads to its trainings, jobs, fee, pick-up point and hours', async ({
      page,
    }) => {
      await page.goto(routes.nearby)
      const map = page.getByRole('navigation', { name: nearby.map })
      expect(await map.evaluate((drawn) => drawn.outerHTML.length)).toBeLessThan(5000)
      await map.locator('a[href="#ouagadougou"]').click()
      const town = page.locator('#ouagadougou')
      await expect(town).toBeInViewport()
      await expect(town.getByText(nearby.training, { exact: true }).first()).toBeVisible()
      await expect(town.getByText(nearby.job, { exact: true }).first()).toBeVisible()
      await expect(town).toContainText(nearby.delivery)
      await expect(town).toContainText(formatPrice(1000, locale))
      await expect(town).toContainText(nearby.pickup(''))
      const training = town.getByRole('listitem').filter({ hasText: nearby.training }).first()
      await training.getByRole('link').click()
      await expect(page).toHaveURL(/\/formations\//)
    })
  })
}

test.describe('Without a network', () => {
  test.use({ expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('near me is read again', async ({ page, context }) => {
    const { routes } = dictionaryOf('fr')
    await page.goto(routes.nearby)
    await page.keyboard.press('PageDown')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(routes.nearby)
    await context.setOffline(true)
    await page.goto(routes.nearby)
    await expect(page.getByRole('status').first()).toHaveText(/^Sans connexion/)
    await expect(page.locator('#bobo-dioulasso')).toContainText('FCFA')
  })
})
