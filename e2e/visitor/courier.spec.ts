import type { Page } from '@playwright/test'
import { courierCalls } from '@sira/contract/deliveries/gestures'
import { routes } from '@sira/contract/routes'
import { courier } from '../../apps/site/src/features/courier/words/fr/courier.ts'
import {
  cancelDelivery,
  cashOf,
  codeOfDelivery,
  givenDelivery,
  hiredCourier,
  newLink,
  stateOfDelivery,
} from '../support/courierApi.ts'
import { expect, test } from '../support/test.ts'

const { page: words } = courier.courier
const place = (quartier: string, phone: string) => ({
  ville: 'Ouagadougou',
  quartier,
  repere: 'École A',
  contact: 'Moussa',
  phone,
})
const delivery = {
  nom: 'Awa Sawadogo',
  phone: '70 12 34 56',
  indicatif: '+226',
  depart: place('Gounghin', '70 12 34 56'),
  arrivee: place('Zogona', '76 00 00 01'),
  colis: 'Un carton',
  mode: 'especes_livraison',
  payeur: 'destinataire',
}

test.use({
  viewport: { width: 360, height: 740 },
  expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
})

/** A courier with his phone bound, at his page. */
async function boundCourier(page: Page, nom: string) {
  const { id, page: link, code } = await hiredCourier(nom)
  const reference = await givenDelivery(id, delivery, 1500)
  await page.goto(link)
  await page.getByLabel(words.code).fill(code)
  await page.getByRole('button', { name: words.bind }).click()
  const item = page.locator(`[data-reference="${reference}"]`)
  await expect(item).toContainText('Zogona')
  return { id, reference, item }
}

test('Five wrong codes spend a link, and the page says so; a new one opens in the same tab', async ({
  page,
}) => {
  const { id, page: link, code } = await hiredCourier('Rasmané Zida')
  await page.goto(routes.courier)
  await expect(page.getByText(words.noLink)).toBeVisible()
  await page.goto(link)
  const bind = async (typed: string) => {
    await page.getByLabel(words.code).fill(typed)
    await page.getByRole('button', { name: words.bind, exact: true }).click()
  }
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const alert = page.getByRole('alert')
  for (let tries = 1; tries <= 5; tries += 1) {
    const answer = page.waitForResponse(`**/api/${courierCalls.bind}`)
    await bind(wrong)
    expect((await answer).status()).toBe(404)
  }
  await expect(alert).toHaveText(words.spent)
  await expect(page.getByLabel(words.code)).toHaveCount(0)

  // The same document: the address changes behind its `#` alone.
  const again = await newLink(id)
  await page.goto(again.page)
  await bind(again.code)
  await expect(page.getByText(words.nothing)).toBeVisible()

  // His phone was changed for another one and comes back: what it has noted is not lost.
  const third = await newLink(id)
  await page.goto(third.page)
  await page.getByText(words.newLink).click()
  await bind(third.code)
  await expect(page.getByText(words.newLink)).toHaveCount(0)
  await expect(page.getByText(words.nothing)).toBeVisible()
})

test('A courier tries the code once more where it did not match', async ({ page }) => {
  const { reference, item } = await boundCourier(page, 'Adama Nikiéma')
  const code = await codeOfDelivery(reference)
  const handOver = async (typed: string) => {
    await item.getByLabel(words.recipientCode).fill(typed)
    await item.getByRole('button', { name: words.confirm }).click()
  }
  await item.getByRole('button', { name: words.delivered, exact: true }).click()
  await handOver(String((Number(code) + 1) % 10_000).padStart(4, '0'))
  await expect(item.getByRole('status')).toHaveText(words.wrongCode)
  expect(await stateOfDelivery(reference)).toBe('à_vérifier')
  await item.getByRole('button', { name: words.codeAgain }).click()
  await expect(item.getByRole('img', { name: words.orSignature })).toHaveCount(0)
  await handOver(code)
  await expect(item).toContainText(words.cashLeft)
  expect(await stateOfDelivery(reference)).toBe('remise')
})

test('A courier reads that a delivery is cancelled, and to bring its parcel back', async ({
  page,
}) => {
  const { reference, item } = await boundCourier(page, 'Seydou Traoré')
  await cancelDelivery(reference)
  // His phone has not heard of it yet.
  await item.getByRole('button', { name: words.picked }).click()
  await expect(item.getByRole('alert')).toHaveText(words.cancelled)
  await expect(item.getByRole('button')).toHaveCount(0)
  const refused = page.getByText(`${words.refused}\u00a0: ${reference}`)
  await expect(refused).toContainText('rapportez-le à l’agence')
  expect(await stateOfDelivery(reference)).toBe('à_vérifier')
  await page.getByRole('button', { name: words.seen }).click()
  await expect(refused).toHaveCount(0)
  await page.getByRole('button', { name: words.refresh }).click()
  await expect(item.getByRole('alert')).toHaveText(words.cancelled)
})

test('A courier corrects a sum that he mistyped, before he hands over', async ({ page }) => {
  const { reference, item } = await boundCourier(page, 'Ali Compaoré')
  const note = async (sum: string) => {
    await item.getByLabel(words.cash).fill(sum)
    await item.getByRole('button', { name: words.cashTaken }).click()
  }
  page.once('dialog', (dialog) => dialog.accept())
  await note('15000')
  await expect(item).toContainText(`${words.cashNoted}\u00a0: 15\u00a0000\u00a0FCFA`)
  await item.getByRole('button', { name: words.cashCorrect }).click()
  await note('1500')
  await expect(item).toContainText(`${words.cashNoted}\u00a0: 1\u00a0500\u00a0FCFA`)
  await expect(page.getByText(words.toSend)).toHaveCount(0)
  expect(await cashOf(reference)).toEqual([15_000, -13_500])
})

test('A courier binds his phone, and delivers a day without a network', async ({
  page,
  context,
}) => {
  const { id, page: link, code } = await hiredCourier('Issouf Zongo')
  const reference = await givenDelivery(id, delivery, 1500)
  await page.goto(link)
  await page.getByLabel(words.code).fill('000')
  await page.getByRole('button', { name: words.bind }).click()
  await expect(page.getByRole('alert')).toHaveText(words.wrong)
  await page.getByLabel(words.code).fill(code)
  await page.getByRole('button', { name: words.bind }).click()
  const item = page.locator(`[data-reference="${reference}"]`)
  await expect(item).toContainText('Zogona')
  await expect(item.getByRole('link', { name: '+22676000001' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Kept by the worker, with what it is made of.
  await page.goto(routes.courier)
  await expect(item).toContainText('Zogona')

  await context.setOffline(true)
  await page.goto(routes.courier)
  await item.getByRole('button', { name: words.picked }).click()
  await item.getByRole('button', { name: words.left }).click()
  await item.getByRole('button', { name: words.delivered, exact: true }).click()
  await item.getByRole('button', { name: words.confirm }).click()
  await expect(item.getByRole('alert')).toHaveText(words.needsProof)
  const pad = item.getByRole('img', { name: words.orSignature })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is nothing to sign on')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 })
  await page.mouse.up()
  await item.getByRole('button', { name: words.confirm }).click()
  await expect(item).toContainText(words.cashLeft)
  await item.getByLabel(words.cash).fill('-5')
  await item.getByRole('button', { name: words.cashTaken }).click()
  await expect(item.getByRole('alert')).toHaveText(words.cashProblem)
  // A sum that is not the due one is asked for once more.
  await item.getByLabel(words.cash).fill('15000')
  page.once('dialog', (dialog) => dialog.dismiss())
  await item.getByRole('button', { name: words.cashTaken }).click()
  await item.getByLabel(words.cash).fill('1500')
  await item.getByRole('button', { name: words.cashTaken }).click()
  await expect(item).toContainText(`${words.cashNoted}\u00a0: 1\u00a0500\u00a0FCFA`)
  await expect(page.getByText(`${words.toSend}\u00a0: 4`)).toBeVisible()
  expect(await stateOfDelivery(reference)).toBe('affectée')

  // The phone is switched off and on again: nothing is lost.
  await page.goto(routes.courier)
  await expect(page.getByText(`${words.toSend}\u00a0: 4`)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: words.refresh }).click()
  await expect(page.getByText(words.nothing)).toBeVisible()
  expect(await stateOfDelivery(reference)).toBe('remise')

  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: words.forget }).click()
  await expect(page.getByText(words.noLink)).toBeVisible()
})
