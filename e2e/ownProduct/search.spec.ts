import { sessionSchema } from '@sira/contract/records/session'
import { writtenDay } from '@sira/contract/writtenDates'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readList } from '../support/backOfficeApi.ts'
import { firstWith, today } from '../support/contentApi.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

const words = dictionaryOf('fr')
const arabic = dictionaryOf('ar')

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The search ${javaScriptEnabled ? 'with' : 'without'} JavaScript (product 2.2)`, () => {
    test.use({ javaScriptEnabled })

    test('finds by kind, forgives a mistake, marks the words and leads there', async ({ page }) => {
      await page.goto('/recherche')
      await page.getByRole('main').getByLabel(words.search.label).fill('comptabilte')
      await page.getByRole('main').getByRole('button', { name: words.search.submit }).click()
      await expect(page).toHaveURL('/recherche?q=comptabilte')
      await expect(page.getByText('Nous avons cherché « comptabilité ».')).toBeVisible()
      const trainings = page.getByRole('main').locator('section', {
        has: page.getByRole('heading', { name: 'Formations' }),
      })
      const link = trainings.getByRole('link').first()
      await expect(link.locator('mark')).toHaveText('Comptabilité')
      await link.click()
      await expect(page).toHaveURL(/\/formations\//)
    })
  })
}

test.describe('The results of the search', () => {
  test('are shown whole, a kind at a time', async ({ page }) => {
    await page.goto('/recherche?q=formation')
    await page
      .getByRole('link', { name: /^Voir les \d+ résultats$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/type=/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
    await page.getByRole('link', { name: words.search.backToAll }).click()
    await expect(page).toHaveURL('/recherche?q=formation')
  })

  test('tell the day and the price, and what is called otherwise too', async ({ page }) => {
    await page.goto('/recherche?q=excel')
    const trainings = page.getByRole('main').locator('section', {
      has: page.getByRole('heading', { name: 'Formations' }),
    })
    const first = trainings.getByRole('listitem').first()
    const address = await first.getByRole('link').getAttribute('href')
    // Its next session, the first one first.
    const sessions = await readList('sessions?populate=formation&sort=debut', sessionSchema)
    const { debut } = firstWith(
      sessions.map(({ attributes }) => attributes),
      ({ debut, etat, formation }) =>
        address === words.routes.training(formation?.data?.attributes.slug ?? '') &&
        etat !== 'annulee' &&
        String(debut) >= today(),
    )
    await expect(first).toContainText(`Début le ${writtenDay(String(debut).slice(0, 10), 'fr')}`)
    await expect(first).toContainText(/\d\sFCFA/)
    await page.goto('/recherche?q=cv')
    await expect(page.locator('main mark', { hasText: /^CV$/ }).first()).toBeVisible()
    await page.goto('/ar/recherche?q=excel')
    await expect(page.getByRole('main').getByText(arabic.article.published).first()).toBeVisible()
  })

  test('that are none say what to do', async ({ page }) => {
    await page.goto('/recherche?q=zzzzzz')
    await expect(page.getByText('Rien ne répond à « zzzzzz ».')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible()
  })

  test('are those of the language, and never kept', async ({ page, request }) => {
    await page.goto('/ar/recherche?q=تدريب')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('تدريب')
    await expect(page.locator('main mark').first()).toHaveText(/تدريب/)
    const answer = await request.get('/recherche?q=formation')
    expect(answer.headers()['cache-control']).toBe('private, no-store')
  })
})

test.describe('While somebody types', () => {
  test('results stand below the field, one touch from their page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/faq')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: words.search.submit, exact: true }).click()
    await header.getByRole('searchbox').pressSequentially('tabl')
    const suggested = header.getByRole('list', { name: words.search.suggestions })
    const training = suggested.getByRole('link', { name: /^Tableur : du débutant/ })
    await expect(training).toContainText(/Formations · Début le .* · 60\s000\sFCFA/)
    await header.getByRole('searchbox').fill('t')
    await expect(suggested).toBeHidden()
    await header.getByRole('searchbox').pressSequentially('able')
    await training.click()
    await expect(page).toHaveURL(/\/formations\/tableur/)
  })

  test('examples stand there without script, and each finds something', async ({ request }) => {
    for (const locale of ['fr', 'en', 'ar'] as const) {
      const { search, routes } = dictionaryOf(locale)
      for (const example of search.examples) {
        const found = await request.get(routes.search, { params: { q: example } })
        const html = await found.text()
        expect(html).toContain(`<option value="${example}">`)
        expect(html, example).toContain('<mark>')
      }
    }
  })
})

test.describe('What people look for', () => {
  for (const [asked, first] of [
    ['cv', 'Le CV d’une page'],
    ['IA', 'Gérer une page professionnelle'],
    ['excel', /^Tableur/],
    ['comptabilite', /^Comptabilité/],
  ] as const) {
    test(`${asked} finds first what can be bought or applied to`, async ({ page }) => {
      await page.goto(`/recherche?q=${asked}`)
      const link = page.getByRole('main').locator('section').getByRole('link').first()
      await expect(link).toHaveText(first)
    })
  }
})

test.describe('The search box of the header (product 2.2, 9)', () => {
  let product: OwnProduct
  let showSearch: (shown: boolean) => Promise<unknown>
  test.beforeAll(async ({ playwright }) => {
    product = await startOwnProduct()
    const staff = await playwright.request.newContext({ baseURL: product.siteUrl })
    await staff.post('/admin/api/users/login', { data: administrator })
    showSearch = (shown) =>
      staff.post('/admin/api/globals/settings', { data: { showSearch: shown } })
  })
  test.afterAll(() => product.stop())

  test('is there while the settings show it, one touch away on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const header = page.getByRole('banner')
    const opens = header.getByRole('button', { name: words.search.submit, exact: true })
    await showSearch(false)
    await expect(async () => {
      await page.goto(`${product.siteUrl}/contact`)
      await expect(opens).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await showSearch(true)
    await expect(async () => {
      await page.goto(`${product.siteUrl}/contact`)
      await expect(opens).toBeVisible({ timeout: 500 })
    }).toPass()
    await opens.click()
    const field = header.getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.press('Escape')
    await expect(field).toBeHidden()
    await opens.click()
    await field.fill('livraison')
    await field.press('Enter')
    const service = page.getByRole('main').getByRole('link', { name: 'Livraison', exact: true })
    await expect(service).toBeVisible()
    await page.getByRole('link', { name: 'Combien coûte une livraison' }).click()
    await expect(page.locator(':target')).toBeVisible()
  })

  test('takes for the same what the settings say, as soon as they do', async ({ page }) => {
    await page.request.post(`${product.siteUrl}/admin/api/users/login`, { data: administrator })
    const search = `${product.siteUrl}/recherche?q=zouzounou`
    await page.goto(search)
    await expect(page.getByText('Rien ne répond à')).toBeVisible()
    const data = { searchSynonyms: 'zouzounou, livraison de colis, livraison' }
    await page.request.post(`${product.siteUrl}/admin/api/globals/settings`, { data })
    await expect(async () => {
      await page.goto(search)
      const service = page.getByRole('main').getByRole('link', { name: 'Livraison', exact: true })
      await expect(service).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 10_000 })
  })

  test('finds a job that was just published', async ({ page }) => {
    await page.request.post(`${product.siteUrl}/admin/api/users/login`, { data: administrator })
    const data = { titre: 'Apiculteur à Banfora', description: 'Du miel.', _status: 'published' }
    const created = await page.request.post(`${product.siteUrl}/admin/api/jobs`, { data })
    expect(created.status()).toBe(201)
    await expect(async () => {
      await page.goto(`${product.siteUrl}/recherche?q=apiculteur`)
      await expect(page.getByRole('link', { name: 'Apiculteur à Banfora' })).toBeVisible({
        timeout: 200,
      })
    }).toPass({ timeout: 5000 })
  })
})
