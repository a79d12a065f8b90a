import type { Locator, Page } from '@playwright/test'
import { deliveryForm } from '@sira/contract/deliveries/deliveryForm'
import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { priceDelivery } from '../support/courierApi.ts'
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

async function fillIn(
  page: Page,
  mode = 'especes_livraison',
  payeur = 'destinataire',
): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await named(page, name).fill(value)
  await named(page, 'mode').selectOption(mode)
  await named(page, 'payeur').selectOption(payeur)
}

/** The reference that the page gives after it has sent a request. */
async function givenReference(page: Page): Promise<string> {
  const reference = formOf(page).locator('[data-sent-reference] bdi')
  await expect(reference).toHaveText(/^LI-20\d\d-\w{7}$/)
  return (await reference.textContent()) ?? ''
}

async function follow(page: Page, reference: string, locale: 'fr' | 'ar'): Promise<void> {
  const words = dictionaryOf(locale)
  await page.goto(localisedPath(routes.followUp, locale))
  await page.getByLabel(words.followUp.reference, { exact: true }).fill(reference)
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
      await follow(page, await givenReference(page), 'fr')
      await expect(page.getByText('Demande reçue').first()).toBeVisible()
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`A delivery is paid ahead ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('by mobile money: its pages say when, and on which account once there is a price', async ({
      page,
    }) => {
      const words = dictionaryOf('fr').deliveryRequest
      await page.goto(routes.deliveryRequest)
      await fillIn(page, 'mobile_money', 'expediteur')
      await page.getByRole('button', { name: words.send }).click()
      const reference = await givenReference(page)
      for (const step of words.steps) await expect(formOf(page).getByText(step)).toBeVisible()
      await follow(page, reference, 'fr')
      const file = page.getByRole('main')
      await expect(file).toContainText('L’expéditeur paiera par mobile money')
      await priceDelivery(reference, 1500)
      await follow(page, reference, 'fr')
      await expect(file).toContainText('L’expéditeur envoie 1\u00a0500\u00a0FCFA par mobile money')
      await expect(file.getByText(/Orange Money.*\+226/)).toBeVisible()
      await follow(page, reference, 'ar')
      await expect(file).toContainText('يرسل المرسِل 1,500\u00a0فرنك عبر الهاتف المحمول')
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
  await follow(page, await givenReference(page), 'ar')
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
