import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { complete, contact, field, fillIn, marked, quote, submit } from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const arabic = dictionaryOf('ar')
const english = dictionaryOf('en')

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: language, exact: true }).click()
  await expect(page.locator('html')).not.toHaveAttribute('lang', 'fr')
}

test.describe('What is half typed outlives a change of language', () => {
  for (const form of [quote, contact]) {
    test(`in ${form.address}, and is forgotten once it is sent`, async ({ page }) => {
      const message = marked('À moitié')
      await page.goto(form.address)
      await fillIn(page, { name: 'Awa', dialCode: '+226', phone: '70 12', message })
      await field(page, words.form.service).selectOption(complete.service)
      await choose(page, 'العربية')
      const main = page.getByRole('main')
      await expect(main.getByLabel(arabic.form.message)).toHaveValue(message)
      await expect(main.getByLabel(arabic.form.name)).toHaveValue('Awa')
      await expect(main.getByLabel(arabic.form.service)).toHaveValue(complete.service)

      await page.goto(`${form.address}?langue=fr`)
      await expect(field(page, 'Message')).toHaveValue(message)
      await fillIn(page, { ...complete, message })
      await submit(page, form)
      await expect(page.getByText(form.success)).toBeVisible()
      await choose(page, 'English')
      await expect(page.getByLabel(english.form.message)).toHaveValue('')
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
        message,
      )
    })
  }

  test('in the newsletter, in the order, and where the server has refused it', async ({ page }) => {
    await page.goto('/faq')
    const band = page.locator('[data-form="newsletters"]').getByRole('textbox')
    await band.fill('awa@')
    await expect(page.locator('[data-form="newsletters"] [data-awake]')).toBeAttached()
    await choose(page, 'English')
    await expect(band).toHaveValue('awa@')

    await page.goto('/suivi?langue=fr')
    await page.getByLabel(words.followUp.reference).fill('DV-2026-7KQ4P9X')
    await page.getByRole('button', { name: words.followUp.submit }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await choose(page, 'English')
    await expect(page.getByLabel(english.followUp.reference)).toHaveValue('DV-2026-7KQ4P9X')

    await page.request.post('/panier', { form: { ajouter: 'mensuel' } })
    await page.goto('/commande?langue=fr')
    await page.getByLabel(words.form.name).fill('Awa')
    await page.getByRole('checkbox', { name: words.checkout.forCompany }).check()
    await page.getByLabel(words.checkout.company).fill('Faso Coton')
    await page.getByRole('radio', { name: /Espèces à l’agence/ }).check()
    await choose(page, 'English')
    await expect(page.getByLabel(english.form.name)).toHaveValue('Awa')
    await expect(page.getByLabel(english.checkout.company)).toHaveValue('Faso Coton')
    await expect(page.locator('[name="mode"]:checked')).toHaveCount(1)
  })

  test('and ends with the tab', async ({ page, context }) => {
    await page.goto(contact.address)
    await fillIn(page, { name: 'Awa' })
    await page.goto('/faq')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Awa')
    const other = await context.newPage()
    await other.goto(contact.address)
    await expect(field(other, words.form.name)).toHaveValue('')
  })
})
