import { fr as told } from '../../apps/cms/src/enrolments/words/fr.ts'
import { formatPrice } from '../../apps/site/src/format/price.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { buySeats, openSession } from '../support/sessionsApi.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('Who waits for a full session takes the seat that comes free', async ({ page, context }) => {
  const { waiting, form, order } = dictionaryOf('fr')
  const session = await openSession(1)
  const { reference, cle } = await buySeats(page.request, session, 1)
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

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('three who wait together have two seats first, and their third keeps the rank', async ({
    page,
  }) => {
    const { waiting: t, form, order, routes } = dictionaryOf('fr')
    const session = await openSession(3, { acompte: 5_000 })
    const { reference, cle } = await buySeats(page.request, session, 2, { phone: '76 44 55 68' })
    await buySeats(page.request, session, 1, { phone: '76 44 55 69' })
    const phone = '70 11 22 34'
    const wish = { session, places: 3, nom: 'Salimata Traoré', phone, indicatif: '+226' }
    const joined = await page.request.post('/api/attentes', { data: { data: wish } })
    const party: string = (await joined.json()).data.attributes.reference
    const look = async (entry: string) => {
      await page.goto(`${routes.waitingReply}?reference=${entry}`)
      await page.getByLabel(form.phone, { exact: true }).fill(phone)
      await page.getByRole('button', { name: t.show }).click()
    }
    const main = page.getByRole('main')
    await look(party)
    await expect(main).toContainText(t.splitText(3))
    await page.getByLabel(t.splitFirst).selectOption('2')
    await page.getByRole('button', { name: t.split }).click()
    const [rest = ''] = /AT-\d{4}-\w{7}/.exec(
      await main.getByText(/1 place attend au même rang/).innerText(),
    ) ?? ['']
    await look(rest)
    await expect(main).toContainText(told.rank(1))
    await expect(main).not.toContainText(t.splitFirst)

    await page.request.post('/api/commandes/annuler', { data: { data: { reference, cle } } })
    await look(rest)
    await expect(main).toContainText(told.rank(1))
    await look(party)
    await expect(main).toContainText(t.price(formatPrice(40_000, 'fr')))
    await page.getByRole('button', { name: t.takeByDeposit(formatPrice(10_000, 'fr')) }).click()
    await expect(page).toHaveURL(/\/commandes\/CM-/)
    await expect(main).toContainText(order.deposit)
    const seats = page.locator('section', {
      has: page.getByRole('heading', { name: order.seats }),
    })
    await expect(seats.getByRole('listitem')).toHaveCount(2)
  })
})
