import type { Page } from '@playwright/test'
import { formatPrice } from '../../apps/site/src/format/price.ts'
import { townName } from '../../apps/site/src/format/townName.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import {
  advanceSession,
  buySeats,
  changeSession,
  openSession,
  payAtOffice,
  trainingOf,
} from '../support/sessionsApi.ts'
import { expect, test } from '../support/test.ts'

const url = () => readRunningProduct().siteUrl
const staff = () => asAdministrator(url())

/** From the home page to a training in Bobo with three touches, then three seats of one session. */
async function findInBobo(page: Page, session: number, locale: 'fr' | 'ar'): Promise<void> {
  const { menu, routes, sessions, trainings } = dictionaryOf(locale)
  const slug = await trainingOf(session)
  await page.goto(routes.home)
  const shortcuts = page.getByRole('navigation', { name: menu.shortcutsLabel })
  await shortcuts.locator(`a[href="${routes.trainings}"]`).click()
  const towns = page.getByRole('navigation', { name: trainings.byTown })
  await towns.getByRole('link', { name: townName('Bobo-Dioulasso', locale) }).click()
  const own = page.locator(`a[href="${routes.training(slug)}"]`)
  await page.locator('article', { has: own }).getByRole('heading').getByRole('link').click()
  await page.getByLabel(sessions.seats).fill('3')
  await page.locator(`button[form][value="s${session}"]`).click()
  await expect(page).toHaveURL(new RegExp(`${routes.checkout}$`))
}

/** Three colleagues of a company, who pay at the office; the last one is named later. */
async function fillInThree(page: Page, locale: 'fr' | 'ar'): Promise<void> {
  const { checkout, form } = dictionaryOf(locale)
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
}

async function enrolThree(page: Page, locale: 'fr' | 'ar'): Promise<void> {
  const { checkout, order } = dictionaryOf(locale)
  await fillInThree(page, locale)
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

/** The money is counted in the office, and the session is guaranteed: who comes is convoked. */
async function paidAndConvoked(page: Page, session: number, locale: 'fr' | 'ar'): Promise<void> {
  const { order } = dictionaryOf(locale)
  const [reference = ''] = /CM-\d{4}-\w+/.exec(page.url()) ?? []
  await payAtOffice(reference)
  await advanceSession(session, 'garantie')
  const paper = page.getByRole('link', { name: order.convocation('Awa Sow') })
  // With a script the page hears of the money by itself, and may be loading already.
  await expect(async () => {
    await page.reload()
    await expect(paper).toBeVisible({ timeout: 2000 })
  }).toPass()
  const file = await page.request.get((await paper.getAttribute('href')) ?? '')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

test('A training in Bobo is found in three touches, and three colleagues of a company pay and are convoked', async ({
  page,
}) => {
  const { order, form } = dictionaryOf('fr')
  const session = await openSession(8)
  await findInBobo(page, session, 'fr')
  await enrolThree(page, 'fr')
  const last = page.getByRole('listitem').filter({ hasText: order.unnamed })
  await last.getByText(order.nameSeat).click()
  await last.getByLabel(form.name).fill('Fatou Traoré')
  await last.getByRole('button', { name: order.replace }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fatou Traoré' })).toBeVisible()
  await paidAndConvoked(page, session, 'fr')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`In Arabic, with script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled, locale: 'ar' })

    test('it is found in three touches, and they are enrolled, pay and are convoked as well', async ({
      page,
    }) => {
      const session = await openSession(8)
      await findInBobo(page, session, 'ar')
      await enrolThree(page, 'ar')
      await paidAndConvoked(page, session, 'ar')
    })
  })
}

test('Where two seats are left for three, nothing is kept and the cart says two', async ({
  page,
  context,
}) => {
  const { checkout, routes } = dictionaryOf('fr')
  const session = await openSession(8)
  await context.addCookies([{ name: 'panier', value: `s${session}x3`, url: url() }])
  await page.goto(routes.checkout)
  await fillInThree(page, 'fr')
  await buySeats(page.request, session, 6, { phone: '76 44 55 67' })
  await page.getByRole('button', { name: checkout.place }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/il ne reste que 2 place/)
  const { libres } = await (await (await staff()).get(`/admin/api/sessions/${session}`)).json()
  expect(libres).toBe(2)
  await page.goto(routes.cart)
  await expect(page.getByRole('main')).toContainText(formatPrice(40_000, 'fr'))
})

/** A seat that was paid at the office; its session is cancelled afterwards. */
async function paidAndCancelled(page: Page, locale: 'fr' | 'ar', phone: string) {
  const session = await openSession(3)
  const who = { nom: 'Rasmata Sawadogo', phone, locale }
  const { reference, inscriptions } = await buySeats(page.request, session, 1, who)
  await payAtOffice(reference)
  await advanceSession(session, 'annulee')
  return { reference, seat: inscriptions[0]?.reference ?? '' }
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['fr', 'ar'] as const) {
    test(`who paid for a session that is cancelled takes another one, or the money back (${locale})`, async ({
      page,
    }) => {
      const { dossier, followUp, order, form, routes } = dictionaryOf(locale)
      const phone = locale === 'fr' ? '70 31 41 59' : '70 27 18 28'
      const { reference, seat } = await paidAndCancelled(page, locale, phone)
      const next = await openSession(3, { ville: 'Dori' })
      await page.goto(routes.order(reference))
      await page.getByLabel(form.phone, { exact: true }).fill(phone)
      await page.getByRole('button', { name: order.open }).click()
      await expect(page.getByRole('main')).toContainText(dossier.choice.cancelled)
      await expect(page.getByLabel(dossier.choice.other)).toContainText(/, Dori/)
      // One touch takes none: the list has to be opened first.
      await expect(page.getByLabel(dossier.choice.other)).toHaveValue('')
      await page.getByLabel(dossier.choice.other).selectOption(String(next))
      await page.getByRole('button', { name: dossier.choice.take }).click()
      await expect(page.getByRole('main')).not.toContainText(dossier.choice.cancelled)
      await expect(page.getByRole('main')).toContainText('Dori')
      await advanceSession(next, 'annulee')
      // The page of the seat has the same choice as that of the order.
      await page.goto(`${routes.followUp}?reference=${seat}`)
      await page.getByLabel(form.phone).fill(phone)
      await page.getByRole('button', { name: followUp.submit }).click()
      // A touch alone gives nothing back.
      await page.locator('summary', { hasText: dossier.choice.refund }).click()
      await expect(page.getByRole('main')).toContainText(dossier.choice.refundText)
      await page.getByRole('button', { name: dossier.choice.refundSure }).click()
      await expect(page.getByRole('main')).toContainText(dossier.choice.refunded)
      await page.goto(routes.order(reference))
      await expect(page.getByRole('main')).not.toContainText(dossier.choice.cancelled)
      await expect(page.getByRole('main')).toContainText(order.seatStates.annulée)
    })

    test(`who leaves a paid seat reads first what goes back, and is asked for nothing after (${locale})`, async ({
      page,
    }) => {
      const { form, order, routes } = dictionaryOf(locale)
      const phone = locale === 'fr' ? '70 31 41 60' : '70 27 18 29'
      const session = await openSession(3)
      const who = { nom: 'Rasmata Sawadogo', phone, locale }
      const { reference } = await buySeats(page.request, session, 1, who)
      await payAtOffice(reference)
      await page.goto(routes.order(reference))
      await page.getByLabel(form.phone, { exact: true }).fill(phone)
      await page.getByRole('button', { name: order.open }).click()
      await page.locator('summary', { hasText: order.nameSeat }).click()
      await page.locator('summary', { hasText: order.release }).click()
      const main = page.getByRole('main')
      await expect(main).toContainText(order.leavingBack(formatPrice(20_000, locale)))
      await page.getByRole('button', { name: order.cancel }).click()
      await expect(main).toContainText(order.paymentStates.remboursement_dû)
      await expect(main).toContainText(order.lineCancelled)
      await expect(main).not.toContainText(order.left)
      await expect(main).not.toContainText(formatPrice(0, locale))
    })
  }
})

test('Pages and calendar files follow a session that is moved', async ({ page }) => {
  const session = await openSession(5, { debut: '2031-05-06T08:00:00.000Z', lieu: 'Salle Guimbi' })
  const calendar = async () => (await page.request.get(`/sessions/${session}/agenda.ics`)).text()
  const listed = async () => (await page.request.get('/sessions')).text()
  await expect.poll(listed).toContain('Salle Guimbi')
  expect(await calendar()).toMatch(/DTSTART\S*:20310506T080000/)
  await changeSession(session, { debut: '2031-05-07T09:00:00.000Z', lieu: 'Maison du Peuple' })
  await expect.poll(listed).toContain('Maison du Peuple')
  expect(await listed()).not.toContain('Salle Guimbi')
  await expect.poll(calendar).toMatch(/DTSTART\S*:20310507T090000/)
  expect(await calendar()).toMatch(/LOCATION:.*Maison du Peuple/)
})
