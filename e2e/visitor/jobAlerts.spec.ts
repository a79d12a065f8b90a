import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { letterTo, linkIn } from '../support/sentMail.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const arabic = dictionaryOf('ar')

test.describe('A job alert, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('takes the filters of the list along, and is confirmed and stopped by a touch', async ({
    page,
  }) => {
    const email = `alerte.${Date.now()}@exemple.bf`
    await page.goto('/nos-offres-emplois?urgent=oui')
    await page.getByText(words.jobAlerts.open, { exact: true }).click()
    const form = page.locator('form[data-form="alertes"]')
    await expect(form).toContainText(words.jobs.urgent)
    await form.getByRole('button', { name: words.jobAlerts.submit }).click()
    await expect(form).toContainText('Email Invalide')
    await form.getByLabel(words.jobAlerts.email).fill(email)
    await form.getByRole('button', { name: words.jobAlerts.submit }).click()
    await expect(form).toContainText('un e-mail vous demande de confirmer')
    expect(await axeFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])

    // As slowly as people fill in a form: what comes within a second looks like a machine's.
    const asked = { email: `lent.${email}`, urgent: 'oui' }
    await page.request.post('/alertes-emploi', { form: asked })
    const link = linkIn(await letterTo(asked.email, /^Confirmez votre alerte/))
    await page.goto(link)
    await page.getByRole('button', { name: words.jobAlerts.confirm.button }).click()
    await expect(page.getByRole('status')).toHaveText(words.jobAlerts.confirm.done)

    // A mail program cut the link.
    await page.goto(link.slice(0, -9))
    await expect(page.getByRole('status')).toHaveText(words.jobAlerts.confirm.invalid)
    await page.getByRole('main').getByRole('link', { name: words.jobAlerts.title }).last().click()
    await expect(page.getByLabel(words.jobAlerts.email)).toBeVisible()
  })

  test('looks for the words that the list found, and not for a mistake', async ({ page }) => {
    await page.goto('/nos-offres-emplois?q=comptabel')
    await page.getByText(words.jobAlerts.open, { exact: true }).click()
    const form = page.locator('form[data-form="alertes"]')
    await expect(form.locator('strong')).toHaveText('comptable')
    await expect(form.locator('input[name="q"]')).toHaveValue('comptable')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is made in Arabic, and keeps its filters when the address is wrong', async ({ page }) => {
      const email = `tanbih.${Date.now()}@exemple.bf`
      await page.goto('/ar/nos-offres-emplois?urgent=oui')
      await page.getByText(arabic.jobAlerts.open, { exact: true }).click()
      const address = page.locator('form[data-form="alertes"]').getByLabel(arabic.jobAlerts.email)
      await address.fill('awa')
      await page.getByRole('button', { name: arabic.jobAlerts.submit }).click()
      await expect(page).toHaveURL(/\/ar\/alertes-emploi\?urgent=oui$/)
      await expect(address).toHaveValue('awa')
      await address.fill(email)
      await page.getByRole('button', { name: arabic.jobAlerts.submit }).click()
      await expect(page).toHaveURL(/urgent=oui&resultat=envoye$/)
      const link = linkIn(await letterTo(email, /^أكّدوا تنبيه/))
      expect(link).toContain('/ar/alertes-emploi/confirmer?jeton=')
    })
  })
})
