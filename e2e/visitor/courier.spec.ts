import { routes } from '@sira/contract/routes'
import { courier } from '../../apps/site/src/features/courier/words/fr/courier.ts'
import { givenDelivery, hiredCourier, stateOfDelivery } from '../support/courierApi.ts'
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
  await item.getByRole('button', { name: words.cashTaken }).click()
  await expect(item).toContainText(words.cashNoted)
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
