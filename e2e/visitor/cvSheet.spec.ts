import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

const { cv } = dictionaryOf('fr')
const sheet = (page: Page) => page.locator('.cv-sheet')

test('In an Arabic CV a Latin word of the narrow column begins at its right, as on paper', async ({
  page,
}) => {
  await page.goto('/ar/cv')
  const meta = { 'x-sira': { lang: 'ar', design: 'colonne', licences: [] } }
  const buffer = Buffer.from(JSON.stringify({ skills: [{ name: 'Excel' }], meta }))
  const file = { name: 'cv.json', mimeType: 'application/json', buffer }
  await page.locator('input[type="file"]').setInputFiles(file)
  const item = sheet(page).getByText('Excel', { exact: true })
  await expect(item).toBeVisible()
  const gap = await item.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return element.getBoundingClientRect().right - text.getBoundingClientRect().right
  })
  expect(gap).toBeLessThan(1)
})

test('On paper stands the CV alone', async ({ page }) => {
  await page.goto('/cv')
  await page.getByLabel(cv.fields.name[0]).fill('Awa')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page)).toBeVisible()
  for (const part of ['.site-header', '.site-footer', '.print-head', '.cv-write', 'h1']) {
    await expect(page.locator(part).first()).toBeHidden()
  }
})
