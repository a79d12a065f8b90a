import type { Locator, Page } from '@playwright/test'
import { deliveryForm } from '@sira/contract/deliveries/deliveryForm'
import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const formOf = (page: Page): Locator => page.getByRole('main').locator('form')
const named = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)

const answers = {
  nom: 'Awa Sawadogo',
  phone: '70 12 34 56',
  'depart.ville': 'Ouagadougou',
  'depart.quartier': 'Gounghin',
  'depart.repere': 'École A',
  'depart.contact': 'Awa',
  'depart.phone': '70 12 34 56',
  'arrivee.ville': 'Ouagadougou',
  'arrivee.quartier': 'Zogona',
  'arrivee.repere': 'Marché',
  'arrivee.contact': 'Moussa',
  'arrivee.phone': '76 00 00 01',
  colis: 'Un carton de livres',
} as const

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await named(page, name).fill(value)
  await named(page, 'mode').selectOption('especes_livraison')
  await named(page, 'payeur').selectOption('destinataire')
}

/** The reference that the page gives, by which the request is then followed. */
async function followed(page: Page, { locale }: { locale: 'fr' | 'ar' }): Promise<void> {
  const words = dictionaryOf(locale)
  const reference = formOf(page).locator('[data-sent-reference] bdi')
  await expect(reference).toHaveText(/^LI-20\d\d-\w{7}$/)
  const number = await reference.textContent()
  await page.goto(localisedPath(routes.followUp, locale))
  await page.getByLabel(words.followUp.reference, { exact: true }).fill(number ?? '')
  await page.getByLabel(words.form.phone, { exact: true }).fill(answers.phone)
  await page.getByRole('main').locator('form [type="submit"]').first().click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`A delivery is asked for ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('from the page of the service, on a small phone, and followed', async ({ page }) => {
      await page.goto(routes.delivery)
      await page.getByRole('link', { name: 'Demander une Livraison' }).click()
      await expect(page).toHaveURL(new RegExp(`${routes.deliveryRequest}$`))
      await fillIn(page)
      await named(page, 'arrivee.phone').fill('12')
      await page.getByRole('button', { name: 'Demander la livraison' }).click()
      await expect(page.getByRole('alert')).toHaveText(deliveryForm.fields['arrivee.phone'].said.fr)
      await expect(named(page, 'arrivee.phone')).toBeFocused()
      // Valid answers are still there.
      await expect(named(page, 'colis')).toHaveValue(answers.colis)
      await named(page, 'arrivee.phone').fill(answers['arrivee.phone'])
      await page.getByRole('button', { name: 'Demander la livraison' }).click()
      await expect(page.getByText(deliveryForm.messages.fr.success)).toBeVisible()
      await followed(page, { locale: 'fr' })
      await expect(page.getByText('Demande reçue').first()).toBeVisible()
    })
  })
}

test('A delivery is asked for in Arabic, from the other side', async ({ page }) => {
  const words = dictionaryOf('ar')
  await page.goto(localisedPath(routes.deliveryRequest, 'ar'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await fillIn(page)
  await page.getByRole('button', { name: words.deliveryRequest.send }).click()
  await expect(page.getByText(deliveryForm.messages.ar.success)).toBeVisible()
  await followed(page, { locale: 'ar' })
  await expect(page.getByText('وصل الطلب').first()).toBeVisible()
})

test('A delivery asked for without a network leaves once there is one', async ({
  page,
  context,
}) => {
  await page.goto(routes.deliveryRequest)
  await fillIn(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Demander la livraison' }).click()
  await expect(page.getByText(dictionaryOf('fr').outbox.waiting(1)).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/LI-20\d\d-\w{7}/).first()).toBeVisible()
})
