import { sessionSchema } from '@sira/contract/records/session'
import ICAL from 'ical.js'
import { formatPrice } from '../../apps/site/src/format/price.ts'
import { townName } from '../../apps/site/src/format/townName.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readList } from '../support/backOfficeApi.ts'
import { brokenWords } from '../support/brokenWords.ts'
import { firstWith } from '../support/contentApi.ts'
import { advanceSession, buySeats, openSession } from '../support/sessionsApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

const readSessions = () =>
  readList('sessions?populate=formation&pagination[limit]=100', sessionSchema)
const isComing = ({ attributes: { etat } }: { attributes: { etat: string | null } }) =>
  etat === 'ouverte' || etat === 'garantie' || etat === 'complete'
const slugOf = ({ attributes }: Awaited<ReturnType<typeof readSessions>>[number]) =>
  attributes.formation?.data?.attributes.slug ?? ''

/** A phone of 360 px, with and without script, and read from the other side. */
const phones = [
  { locale: 'fr', javaScriptEnabled: true },
  { locale: 'fr', javaScriptEnabled: false },
  { locale: 'ar', javaScriptEnabled: true },
] as const

for (const { locale, javaScriptEnabled } of phones) {
  test.describe(`On a small phone, in ${locale}, with script: ${javaScriptEnabled}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled })

    test('the sessions of a training stand below its price and date, each with its button', async ({
      page,
    }) => {
      const said = dictionaryOf(locale)
      const sessions = await readSessions()
      const bobo = firstWith(sessions, ({ attributes: { ville, acompte } }) =>
        Boolean(ville === 'Bobo-Dioulasso' && acompte),
      )
      const others = sessions.filter((one) => slugOf(one) === slugOf(bobo) && isComing(one))
      await page.goto(`${said.routes.trainings}?ville=bobo-dioulasso#catalogue`)
      const card = page.locator('article', {
        has: page.locator(`a[href="${said.routes.training(slugOf(bobo))}"]`),
      })
      await expect(card).toContainText(townName('Bobo-Dioulasso', locale))
      await expect(card).toContainText(said.sessions.left(bobo.attributes.placesRestantes ?? 0))
      await card.getByRole('heading').getByRole('link').tap()

      const price = bobo.attributes.formation?.data?.attributes.prix_formation ?? 0
      await expect(page.locator('h1 + dl').getByText(formatPrice(price, locale))).toBeInViewport()
      const buy = page.locator('.action-bar').getByRole('button', { name: said.training.buy })
      await expect(buy).toBeInViewport({ ratio: 1 })
      const list = page.locator('#sessions').getByRole('listitem')
      await expect(list).toHaveCount(others.length)
      const full = list.filter({ hasText: said.sessions.full })
      await expect(full).toHaveCount(
        others.filter(({ attributes: { etat } }) => etat === 'complete').length,
      )
      // Who comes too late waits for a seat.
      await expect(full.getByRole('link', { name: said.sessions.waitingList })).toHaveCount(1)
      await expect(list.getByRole('button')).toHaveCount(others.length - 1)
      expect(await brokenWords(page)).toEqual([])
      // Wider than the screen is nothing.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  })
}

test('sessions of all trainings stand month by month, without drafts and what is cancelled', async ({
  page,
}) => {
  const coming = (await readSessions()).filter(isComing)
  await page.goto('/nos-formations')
  await page.getByRole('link', { name: words.sessions.all }).click()
  await expect(page).toHaveURL('/sessions')
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
    coming.length,
  )
  const months = new Set(coming.map(({ attributes: { debut } }) => debut?.slice(0, 7)))
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(months.size)
  const feed = await (await page.request.get('/sessions.json')).json()
  expect(feed.items).toHaveLength(coming.length)
})

test('the catalogue is narrowed by the mode of sessions', async ({ page }) => {
  const virtual = (await readSessions()).filter(
    (one) => isComing(one) && one.attributes.mode === 'virtuel',
  )
  await page.goto('/nos-formations')
  await page.getByLabel(words.trainings.filters.mode).selectOption({
    label: words.sessions.modes.virtuel,
  })
  await page.getByRole('button', { name: words.trainings.filters.apply }).click()
  const cards = page.getByRole('main').locator('article')
  await expect(cards).toHaveCount(new Set(virtual.map(slugOf)).size)
  await expect(cards.first()).toContainText(words.sessions.modes.virtuel)
})

test('a calendar takes one session or all of them, and hears of one that is cancelled', async ({
  page,
}) => {
  const sessions = await readSessions()
  const cancelled = firstWith(sessions, ({ attributes: { etat } }) => etat === 'annulee')
  const open = firstWith(sessions, ({ attributes: { etat } }) => etat === 'ouverte')
  const eventsOf = async (address: string) => {
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toMatch(/^text\/calendar/)
    return new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
  }
  await page.goto(`/formations/${slugOf(open)}`)
  const own = await page.getByRole('link', { name: words.training.calendar }).getAttribute('href')
  expect(own).toMatch(/^\/sessions\/\d+\/agenda\.ics$/)
  const [event] = await eventsOf(`/sessions/${open.id}/agenda.ics`)
  expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe(
    open.attributes.debut?.replace('.000', ''),
  )
  const all = await eventsOf('/sessions/agenda.ics')
  const gone = all.find((one) =>
    String(one.getFirstPropertyValue('uid')).startsWith(`session-${cancelled.id}@`),
  )
  expect(gone?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect((await page.request.get('/sessions/999999/agenda.ics')).status()).toBe(404)
})

test('search engines are told of each session, and whether it is held', async ({ page }) => {
  const cancelled = firstWith(
    await readSessions(),
    ({ attributes: { etat } }) => etat === 'annulee',
  )
  const html = await (await page.request.get(`/formations/${slugOf(cancelled)}`)).text()
  expect(html).toContain('https://schema.org/EventCancelled')
  expect(html).toContain('https://schema.org/EventScheduled')
})

test('pages follow within a minute how many seats are left, and are not made anew at each hold', async ({
  request,
}) => {
  const lieu = 'Salle du marigot'
  const id = await openSession(9, { lieu })
  const slug = slugOf(firstWith(await readSessions(), (one) => one.id === id))
  const ofRow = new RegExp(`(\\d+) place(?:(?!<li).)*${lieu}`, 's')
  /** The seats that the page of the training shows, and that of all sessions. */
  const shown = async () => {
    const addresses = [words.routes.training(slug), words.routes.sessions]
    const pages = addresses.map(async (address) => (await request.get(address)).text())
    return (await Promise.all(pages)).map((html) => ofRow.exec(html)?.[1])
  }
  const within = { timeout: 60_000, intervals: [500] }
  await expect.poll(shown, within).toEqual(['9', '9'])
  await buySeats(request, id, 1)
  await expect.poll(shown, within).toEqual(['8', '8'])
  // They were just told: of what is held now they hear together, a while later.
  await buySeats(request, id, 1)
  await buySeats(request, id, 2)
  expect(await shown()).toEqual(['8', '8'])
  await expect.poll(shown, within).toEqual(['5', '5'])
  await advanceSession(id, 'annulee')
})

test('a training whose sessions are over offers to tell of the next one', async ({ page }) => {
  const sessions = await readSessions()
  const over = firstWith(
    sessions,
    (one) => !sessions.some((other) => slugOf(other) === slugOf(one) && isComing(other)),
  )
  await page.goto(`/formations/${slugOf(over)}`)
  await page.getByRole('complementary').getByRole('link', { name: words.sessions.tellMe }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/Prochaine date/)
})

test('A choice that finds no training offers the sessions nearest to it, those of its town first', async ({
  page,
}) => {
  await page.goto('/nos-formations?budget=0&niveau=avance&ville=bobo-dioulasso')
  const main = page.getByRole('main')
  await expect(main).toContainText(words.trainings.emptyFilter)
  const nearest = main.locator('div', {
    has: page.getByRole('heading', { name: words.trainings.nextOnes }),
  })
  const first = nearest.last().getByRole('listitem').first()
  await expect(first).toContainText('Bobo-Dioulasso')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/formations\//)
})
