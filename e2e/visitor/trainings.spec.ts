import { writtenDay } from '@sira/contract/writtenDates'
import ICAL from 'ical.js'
import { formatCardPrice, formatPrice } from '../../apps/site/src/format/price.ts'
import { townName } from '../../apps/site/src/format/townName.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { firstWith, readTrainings, today } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

test.describe('Training catalogue (product 2.9)', () => {
  test('has its banner, its highlights and its four tiles', async ({ page }) => {
    await page.goto('/nos-formations')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Toutes nos formations Disponibles pour tous !!!.',
    )
    for (const text of [
      'Approche Personnalisée',
      'Adaptées à vos Besoins',
      'Depuis le confort de votre domicile',
    ]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    }
    for (const tile of [
      'Formations Certifiantes',
      'Formations Inter-Entreprises',
      'Formation à la Carte',
      'E-learning Classe virtuelle',
    ]) {
      await expect(main.getByRole('heading', { name: tile })).toBeVisible()
    }
  })

  test('has one card per training: title of 20 characters, hours, price, instructor', async ({
    page,
  }) => {
    const trainings = await readTrainings()
    await page.goto('/nos-formations')
    const cards = page.getByRole('main').locator('article')
    await expect(cards).toHaveCount(Math.min(trainings.length, 12))
    const training = firstWith(
      trainings,
      ({ Theme, formateur, date_formation: start }) =>
        Theme.length > 20 && !!formateur.data && start !== null && start >= today(),
    )
    const card = cards.filter({ has: page.locator(`a[href="/formations/${training.slug}"]`) })
    await expect(card.getByRole('heading')).toHaveText(`${training.Theme.slice(0, 20).trimEnd()}…`)
    await expect(card).toContainText(`${training.nombre_heures} heures`)
    await expect(card).toContainText(formatCardPrice(training.prix_formation, 'fr'))
    await expect(card).toContainText(training.formateur.data?.attributes.Nom ?? '')
    await expect(card.getByRole('link', { name: /^En Savoir Plus/ })).toHaveAttribute(
      'href',
      `/formations/${training.slug}`,
    )
  })

  test('can be narrowed by level, and the choice lives in the address', async ({ page }) => {
    const beginners = (await readTrainings()).filter(
      ({ niveau }) => niveau === words.trainings.filters.levels.debutant,
    )
    await page.goto('/nos-formations')
    await page.getByRole('checkbox', { name: words.trainings.filters.levels.debutant }).check()
    await page.getByRole('button', { name: words.trainings.filters.apply }).click()
    await expect(page).toHaveURL(/niveau=debutant/)
    await expect(page.getByRole('main').locator('article')).toHaveCount(beginners.length)
    await expect(
      page.getByRole('checkbox', { name: words.trainings.filters.levels.debutant }),
    ).toBeChecked()
    await expect(page.getByText(words.trainings.count(beginners.length))).toBeInViewport()
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', /\/nos-formations$/)
    const chosen = page.getByRole('list', { name: words.choosing.chosen })
    await chosen.getByRole('link').click()
    await expect(page).toHaveURL('/nos-formations#catalogue')
  })

  test('shows its results at the top of a phone, right where they begin', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/nos-formations?prix=croissant#catalogue')
    const results = page.locator('#catalogue')
    const top = async () => (await results.boundingBox())?.y ?? -1
    await expect.poll(top).toBeLessThan(40)
    expect(await top()).toBeGreaterThanOrEqual(0)
  })

  test('can be sorted by price', async ({ page }) => {
    const cheapest = Math.min(...(await readTrainings()).map((training) => training.prix_formation))
    await page.goto('/nos-formations?prix=croissant')
    const first = page.getByRole('main').locator('article').first()
    await expect(first).toContainText(formatCardPrice(cheapest, 'fr'))
  })

  test('shows what is to come before what is past, which leads to the next date', async ({
    page,
  }) => {
    const day = today()
    const isPast = ({ date_formation: start }: { date_formation: string | null }) =>
      start !== null && start < day
    const trainings = await readTrainings()
    await page.goto('/nos-formations')
    const cards = page.getByRole('main').locator('article')
    await expect(cards.first()).not.toContainText(/Session (passée|commencée)/)
    const next = page.getByRole('link', { name: words.news.next })
    for (let shown = 12; shown < trainings.length; shown += 12) {
      await next.click()
      await expect(page).toHaveURL(new RegExp(`page=${shown / 12 + 1}`))
    }
    await expect(cards).toHaveCount(trainings.length % 12 || 12)
    const past = cards.filter({ has: page.getByText(/^Session (passée|commencée)$/) })
    await expect(past).toHaveCount(trainings.filter(isPast).length)
    await expect(cards.last()).toContainText(/Session (passée|commencée)/)
    await cards.last().getByRole('link', { name: words.trainings.next }).click()
    await expect(page.getByLabel('Message')).toHaveValue(/Prochaine date/)
  })

  for (const address of ['/nos-formations', '/en/services/trainings']) {
    test(`a page past its end is unknown: ${address}`, async ({ page }) => {
      const answer = await page.goto(`${address}?page=9`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }

  test('is on the first screen of a phone, below its banner and tiles', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const address of ['/nos-formations', '/ar/nos-formations']) {
      await page.goto(address)
      const catalogue = page.locator('#catalogue')
      await expect(catalogue.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
      const filters = await catalogue.locator('summary').boundingBox()
      const bar = await page
        .getByRole('navigation', {
          name: dictionaryOf(address.startsWith('/ar') ? 'ar' : 'fr').menu.tabsLabel,
        })
        .boundingBox()
      expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })

  test('/services/trainings is the same page and says which address counts', async ({ page }) => {
    await page.goto('/services/trainings')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/nos-formations$/)
  })
})

test.describe('Training detail (product 2.10)', () => {
  test('has its three tabs, of which one is open', async ({ page }) => {
    const training = firstWith(
      await readTrainings(),
      ({ formateur, prix_formation }) => formateur.data !== null && prix_formation > 0,
    )
    const trainer = training.formateur.data?.attributes
    await page.goto(`/formations/${training.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(training.Theme)
    const tabs = page.getByRole('region', { name: words.training.tabsLabel })
    await expect(tabs.locator('summary')).toHaveText([
      'Aperçu',
      'Instructeur',
      'Moyens de paiements',
    ])
    await expect(tabs.getByRole('heading', { name: 'Description' })).toBeVisible()
    await tabs.getByText('Instructeur', { exact: true }).click()
    await expect(tabs.getByText(trainer?.Profession ?? '')).toBeVisible()
    await expect(tabs.getByRole('heading', { name: 'Description' })).toBeHidden()
    await tabs.getByText('Moyens de paiements', { exact: true }).click()
    await expect(tabs.getByRole('listitem').first()).toBeVisible()
    // Pressed again, by pointer or by keyboard, an open tab stays open.
    const open = tabs.locator('summary', { hasText: 'Moyens de paiements' })
    const box = await open.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await expect(tabs.getByRole('listitem').first()).toBeVisible()
    await open.press('Enter')
    await expect(tabs.getByRole('listitem').first()).toBeVisible()
  })

  test('says when, how long, where, at what level and for how much', async ({ page }) => {
    const training = firstWith(
      await readTrainings(),
      ({ date_formation, date_fin }) => date_formation !== null && date_fin === null,
    )
    await page.goto(`/formations/${training.slug}`)
    const sidebar = page.getByRole('complementary')
    const end = new Date(`${training.date_formation}T00:00:00Z`)
    end.setUTCDate(end.getUTCDate() + 2)
    for (const fact of [
      training.date_formation?.slice(0, 10) ?? '',
      end.toISOString().slice(0, 10),
      `${training.nombre_heures} heures`,
      training.lieu,
      training.niveau,
      training.langue,
    ]) {
      await expect(sidebar).toContainText(fact)
    }
    await expect(sidebar).toContainText(/Certificat\s*(Oui|Non)/)
  })

  test('Acheter leads to the quote form with the training filled in', async ({ page }) => {
    const day = today()
    const training = firstWith(
      await readTrainings(),
      ({ date_formation: start, prix_formation }) =>
        start !== null && start > day && prix_formation > 0,
    )
    await page.goto(`/formations/${training.slug}`)
    await page.getByRole('link', { name: 'Acheter' }).click()
    await expect(page).toHaveURL(/\/demander-un-devis/)
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(
      'Formation professionnelle',
    )
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(training.Theme.slice(0, 15)))
  })
})

test.describe('The calendar of a visitor', () => {
  test('takes the days, the place and the address of a training from its page', async ({
    page,
  }) => {
    const day = today()
    const training = firstWith(
      await readTrainings(),
      ({ date_formation: start }) => start !== null && start > day,
    )
    await page.goto(`/formations/${training.slug}`)
    const link = page.getByRole('link', { name: words.training.calendar })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toMatch(/^text\/calendar; charset=utf-8/)
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0])
    expect(event.summary).toBe(training.Theme)
    expect(event.location).toBe(training.lieu)
    expect(event.startDate.toString()).toBe(training.date_formation)
    expect(event.component.getFirstPropertyValue('url')).toBe(page.url())
  })

  test('is offered nothing for what has begun, is past, or is not published', async ({ page }) => {
    const day = today()
    const begun = firstWith(
      await readTrainings(),
      ({ date_formation: start }) => start !== null && start < day,
    )
    await page.goto(`/formations/${begun.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(begun.Theme)
    await expect(page.getByRole('link', { name: words.training.calendar })).toHaveCount(0)
    for (const slug of [begun.slug, 'inconnue']) {
      const answer = await page.request.get(`/formations/${slug}/agenda.ics`)
      expect(answer.status()).toBe(404)
    }
  })
})

/** A phone of 360 px, in each language, with and without script. */
const phones = [
  { locale: 'fr', javaScriptEnabled: true },
  { locale: 'fr', javaScriptEnabled: false },
  { locale: 'ar', javaScriptEnabled: true },
] as const

for (const { locale, javaScriptEnabled } of phones) {
  test.describe(`On a small phone, in ${locale}, with script: ${javaScriptEnabled}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, javaScriptEnabled })

    test('a spreadsheet course in Bobo is three touches away, its price in sight', async ({
      page,
    }) => {
      const { menu, trainings, training, routes } = dictionaryOf(locale)
      const excel = firstWith(await readTrainings(), ({ slug }) => slug.startsWith('tableur'))
      await page.goto(routes.home)
      const toTrainings = page.locator(`a[href="${routes.trainings}"]`).filter({ visible: true })
      await toTrainings.first().tap()
      const towns = page.getByRole('navigation', { name: trainings.byTown })
      await towns.getByRole('link', { name: townName('Bobo-Dioulasso', locale) }).tap()
      await expect(page).toHaveURL(/ville=bobo-dioulasso#catalogue$/)
      const card = page.locator('article', {
        has: page.locator(`a[href="${routes.training(excel.slug)}"]`),
      })
      await expect(card).toContainText(writtenDay(excel.date_formation ?? '', locale))
      await card.getByRole('heading').getByRole('link').tap()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const facts = page.locator('h1 + dl')
      for (const fact of [
        formatPrice(excel.prix_formation, locale),
        new RegExp(String(new Date(excel.date_formation ?? '').getUTCFullYear())),
      ]) {
        await expect(facts.getByText(fact)).toBeInViewport({ ratio: 1 })
      }
      // The way to sign up stands above the tabs, and covers none of them.
      const buy = { name: training.buy }
      const action = page.getByRole('link', buy).or(page.getByRole('button', buy)).last()
      await expect(action).toBeInViewport({ ratio: 1 })
      const [bar, tabs] = await Promise.all([
        action.boundingBox(),
        page.getByRole('navigation', { name: menu.tabsLabel }).boundingBox(),
      ])
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    })
  })
}
