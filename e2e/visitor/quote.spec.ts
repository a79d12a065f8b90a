import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const complete = {
  'Nom et prénoms': 'Awa Sawadogo',
  'Adresse e-mail': 'awa@exemple.bf',
  Téléphone: '70 12 34 56',
  Message: 'Bonjour, je voudrais un devis.',
}

/** Fills the form past the browser's own checks, and sends it. */
async function send(page: Page, values: Partial<typeof complete>, service = ''): Promise<void> {
  const form = page.getByRole('main').locator('form')
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByLabel('Service', { exact: true }).selectOption(service)
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
}

test.describe('Quote request (spec 2.12)', () => {
  test('has its breadcrumb, heading and lists', async ({ page }) => {
    await page.goto('/demander-un-devis')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Demander un devis pour des Services personnalisés',
    )
    await expect(page.getByRole('navigation', { name: /fil d/i })).toContainText(
      'Demander un devis',
    )
    await expect(page.getByLabel('Indicatif').locator('option[value^="+"]')).toHaveCount(14)
    await expect(page.getByLabel('Indicatif')).toContainText('Liberia (+231)')
    await expect(page.getByLabel('Service', { exact: true }).locator('option')).toHaveCount(10)
  })

  test('checks in order: address, phone, service, message (spec 5)', async ({ page }) => {
    await page.goto('/demander-un-devis')
    const alert = page.getByRole('alert')
    await send(page, { 'Nom et prénoms': 'Awa' })
    await expect(alert).toHaveText('Email Invalide !')
    await send(page, { 'Adresse e-mail': complete['Adresse e-mail'] })
    await expect(alert).toHaveText('Numéro de téléphone Invalide !')
    await send(page, { Téléphone: complete.Téléphone })
    await expect(alert).toHaveText('Veuillez sélectionner un service.')
    await send(page, {}, 'Autres')
    await expect(alert).toHaveText('Veuillez saisir un message.')
  })

  test('is sent, thanked for, and not sent again by a reload (spec 8)', async ({ page }) => {
    await page.goto('/demander-un-devis')
    await send(page, complete, 'Formation professionnelle')
    await expect(page.getByRole('status')).toHaveText('Votre demande a bien été envoyée !')
    await expect(page.getByLabel('Nom et prénoms')).toHaveValue('')
    await page.reload()
    await expect(page).toHaveURL(/\?resultat=envoye$/)
  })
})
