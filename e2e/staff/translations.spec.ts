import { expect, test } from '../support/test.ts'

test('A translator sees what is missing, and is led to it (issue 5)', async ({
  page,
  backOffice,
}) => {
  await backOffice.open()
  const summary = page.getByRole('region', { name: 'Traductions' })
  await expect(summary.getByText(/^\d+ %$/)).toHaveCount(2)
  await summary
    .getByRole('link', { name: /^Formations\s: \d+ à traduire$/ })
    .first()
    .click()
  await page.waitForURL(/formations\?locale=en&where/)
  const rows = page.locator('table tbody tr')
  await expect(rows.first()).toContainText('Anglais : à traduire')
  await expect(rows.filter({ hasText: 'Anglais : oui' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Tout voir' }).click()
  await expect(rows.filter({ hasText: 'Anglais : oui' }).first()).toBeVisible()
})
