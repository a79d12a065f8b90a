import type { BrowserContext, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const url = () => readRunningProduct().siteUrl
const staff = () => asAdministrator(url())
const dayMs = 86_400_000

async function made(collection: string, data: object): Promise<number> {
  const answer = await (await staff()).post(`/admin/api/${collection}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

/** An open session of so many seats, so late that the next one of its training stays the next. */
async function openSession(places: number, more: object = {}): Promise<number> {
  const asked = '/api/sessions?populate=formation&pagination[limit]=100'
  const { data: held } = await (await (await staff()).get(asked)).json()
  const open = held.find(
    (one: { attributes: { etat: string } }) => one.attributes.etat === 'ouverte',
  )
  const formation: number = open.attributes.formation.data.id
  const debut = new Date(Date.now() + 300 * dayMs).toISOString()
  const place = { ville: 'Bobo-Dioulasso', mode: 'presentiel', prix: 20_000 }
  const data = { formation, debut, places, ...place }
  const session = await made('sessions', { ...data, ...more })
  await advance(`sessions/${session}`, 'ouverte')
  return session
}

async function advance(record: string, vers: string): Promise<void> {
  const data = { vers, motif: 'Essai' }
  const answer = await (await staff()).post(`/admin/api/${record}/avancer`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function inCart(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: 'panier', value, url: url() }])
}

/** Three colleagues of a company, who pay at the office; the last one is named later. */
async function enrolThree(page: Page, locale: 'fr' | 'ar'): Promise<void> {
  const words = dictionaryOf(locale)
  const { checkout, form, order, routes } = words
  await page.goto(routes.checkout)
  await page.getByLabel(form.name).fill('Mariam Kaboré')
  await page.getByLabel(form.phone, { exact: true }).fill('70 98 76 54')
  await page.getByLabel(checkout.forCompany).check()
  await page.getByLabel(checkout.company).fill('Faso Coton')
  await page.getByLabel(checkout.participant(1), { exact: true }).fill('Awa Sow')
  await page.getByLabel(checkout.participant(2), { exact: true }).fill('Issa Ouattara')
  await page.getByRole('radio', { name: new RegExp(checkout.modeTexts.especes_agence) }).check()
  await page.getByRole('button', { name: checkout.check }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Issa Ouattara').last()).toBeVisible()
  await expect(main).toContainText(`${checkout.namedLater}\u00a0: 1`)
  await expect(main).toContainText('Faso Coton')
  // No name stands in a cookie.
  for (const { value } of await page.context().cookies()) {
    expect(decodeURIComponent(value)).not.toMatch(/Awa|Issa|Mariam/)
  }
  await page.getByRole('button', { name: checkout.place }).click()
  await expect(page).toHaveURL(/\/commandes\/CM-/)
  const seats = page.locator('section', { has: page.getByRole('heading', { name: order.seats }) })
  await expect(seats.getByRole('listitem')).toHaveCount(3)
  await expect(seats.getByText(/^IN-20\d\d-\w{7}$/).first()).toBeVisible()
  await expect(seats).toContainText('Awa Sow')
  await expect(seats).toContainText(order.unnamed)
  await expect(seats.getByText(order.seatStates.retenue).first()).toBeVisible()
}

test.use({ viewport: { width: 360, height: 740 } })

test('Three colleagues of a company are enrolled, and one of them is named later', async ({
  page,
  context,
}) => {
  const { order, form } = dictionaryOf('fr')
  await inCart(context, `s${await openSession(8)}x3`)
  await enrolThree(page, 'fr')
  const last = page.getByRole('listitem').filter({ hasText: order.unnamed })
  await last.getByText(order.nameSeat).click()
  await last.getByLabel(form.name).fill('Fatou Traoré')
  await last.getByRole('button', { name: order.replace }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fatou Traoré' })).toBeVisible()
})

test.describe('Without script, in Arabic', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar' })

  test('three colleagues are enrolled as well', async ({ page, context }) => {
    await inCart(context, `s${await openSession(8)}x3`)
    await enrolThree(page, 'ar')
  })
})

test('Who waits for a full session takes the seat that comes free', async ({ page, context }) => {
  const { waiting, form, order } = dictionaryOf('fr')
  const session = await openSession(1)
  const data = {
    ...{ nom: 'Salif', phone: '76 44 55 66', indicatif: '+226', mode: 'especes_agence' },
    lignes: [{ nature: 'session', id: session, participants: [{ nom: 'Salif' }] }],
  }
  const bought = await page.request.post('/api/commandes', { data: { data } })
  expect(bought.status(), await bought.text()).toBe(200)
  const { reference, cle } = (
    (await bought.json()) as { data: { attributes: Record<'reference' | 'cle', string> } }
  ).data.attributes

  await page.goto(`/liste-d-attente?session=${session}`)
  await expect(page.getByRole('main')).toContainText('Bobo-Dioulasso')
  await page.getByLabel(form.name).fill('Adama Zongo')
  await page.getByLabel(form.phone, { exact: true }).fill('70 11 22 33')
  await page.getByRole('button', { name: waiting.join }).click()
  await expect(page.getByRole('main')).toContainText(waiting.joinedAt(1))
  await page.getByRole('link', { name: waiting.follow }).click()
  await expect(page).toHaveURL(/repondre\?reference=AT-/)

  await page.request.post('/api/commandes/annuler', { data: { data: { reference, cle } } })
  await page.getByLabel(form.phone, { exact: true }).fill('70 11 22 33')
  await page.getByRole('button', { name: waiting.show }).click()
  await page.getByRole('button', { name: waiting.replies.prendre }).click()
  await expect(page).toHaveURL(/\/commandes\/CM-/)
  await expect(page.getByRole('main')).toContainText('Adama Zongo')
  await expect(page.getByRole('main')).toContainText(order.seatStates.retenue)
  expect(context.pages()).toHaveLength(1)
})

/** A seat that was paid at the office; its session is cancelled afterwards. */
async function paidAndCancelled(page: Page, locale: 'fr' | 'ar', phone: string): Promise<string> {
  const session = await openSession(3)
  const lignes = [{ nature: 'session', id: session, participants: [{ nom: 'Rasmata' }] }]
  const who = { nom: 'Rasmata Sawadogo', phone, indicatif: '+226', mode: 'especes_agence', locale }
  const bought = await page.request.post('/api/commandes', { data: { data: { ...who, lignes } } })
  expect(bought.status(), await bought.text()).toBe(200)
  const { reference } = (await bought.json()).data.attributes as { reference: string }
  const office = await staff()
  const asked = `where[commande.reference][equals]=${reference}`
  const { docs } = await (await office.get(`/admin/api/paiements?${asked}`)).json()
  const data = { vers: 'confirmé', motif: 'Compté' }
  const paid = await office.post(`/admin/api/paiements/${docs[0].id}/decider`, { data })
  expect(paid.ok(), await paid.text()).toBe(true)
  await advance(`sessions/${session}`, 'annulee')
  return reference
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['fr', 'ar'] as const) {
    test(`who paid for a session that is cancelled takes another one, or the money back (${locale})`, async ({
      page,
    }) => {
      const { order, form, routes } = dictionaryOf(locale)
      const phone = locale === 'fr' ? '70 31 41 59' : '70 27 18 28'
      const reference = await paidAndCancelled(page, locale, phone)
      const next = await openSession(3, { ville: 'Dori' })
      await page.goto(routes.order(reference))
      await page.getByLabel(form.phone, { exact: true }).fill(phone)
      await page.getByRole('button', { name: order.open }).click()
      await expect(page.getByRole('main')).toContainText(order.seatSessionCancelled)
      await expect(page.getByLabel(order.otherSession)).toContainText(/, Dori/)
      await page.getByLabel(order.otherSession).selectOption(String(next))
      await page.getByRole('button', { name: order.takeSession }).click()
      await expect(page.getByRole('main')).not.toContainText(order.seatSessionCancelled)
      await expect(page.getByRole('main')).toContainText('Dori')
      await advance(`sessions/${next}`, 'annulee')
      await page.goto(routes.order(reference))
      await page.getByRole('button', { name: order.refundSeat }).click()
      await expect(page.getByRole('main')).not.toContainText(order.seatSessionCancelled)
      await expect(page.getByRole('main')).toContainText(order.seatStates.annulée)
    })
  }
})
