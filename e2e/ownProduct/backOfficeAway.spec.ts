import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readInbox } from '../support/inboxApi.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { complete, failure, field, fillIn, marked, quote, submit } from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

test.describe('While the back office is away', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  // It would ask for the main pages meanwhile, and the site would keep them.
  test.use({ serviceWorkers: 'block' })
  let product: OwnProduct

  test.beforeAll(async () => {
    product = await startOwnProduct()
  })
  test.afterAll(() => product.stop())

  test('visitors go on reading, and all is well when it is back', async ({ page }) => {
    const { siteUrl } = product
    await page.goto(siteUrl)
    await page.goto(`${siteUrl}${quote.address}`)
    await page.goto(`${siteUrl}/nos-actualites`)
    const [visited = '', notVisited = ''] = await page
      .getByRole('main')
      .locator('article a[href^="/actualite/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    await page.goto(siteUrl + visited)

    product.killBackOffice()
    for (const address of ['/', '/nos-actualites', visited]) {
      const response = await page.goto(siteUrl + address)
      expect(response?.status(), address).toBe(200)
    }
    const refused = await page.goto(siteUrl + notVisited)
    expect(refused?.status()).toBe(503)
    expect(refused?.headers()['retry-after']).toBeDefined()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Accueil' }).first()).toBeVisible()
    const catalogue = await page.goto(`${siteUrl}/nos-formations`)
    expect(catalogue?.status()).toBe(503)
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await product.startBackOffice()
    await expect
      .poll(async () => (await page.goto(siteUrl + notVisited))?.status(), { timeout: 15_000 })
      .toBe(200)
  })

  test('one that hangs keeps nobody waiting, and all is well once it goes on', async ({
    page,
    request,
  }) => {
    const { siteUrl } = product
    await page.goto(siteUrl)
    const timed = async (method: 'GET' | 'POST', address: string, accept = 'application/json') => {
      const begun = performance.now()
      const answer = await request.fetch(siteUrl + address, {
        method,
        headers: { accept },
        ...(method === 'POST' ? { data: { data: {} } } : {}),
        maxRedirects: 0,
      })
      return { answer, seconds: (performance.now() - begun) / 1000 }
    }
    const calls = () =>
      Promise.all([
        timed('GET', '/api/blogs'),
        timed('POST', '/api/commandes'),
        timed('POST', '/api/commandes/ouvrir'),
        timed('GET', '/admin/login', 'text/html'),
        timed('POST', '/admin/api/users/login'),
        timed('GET', '/nos-offres-emplois', 'text/html'),
      ])

    const message = marked('Pendant un blocage')
    await page.goto(siteUrl + quote.address)
    await fillIn(page, { ...complete, message })
    const outbox = page.getByRole('region', { name: words.outbox.label })

    product.freezeBackOffice()
    try {
      for (const { answer, seconds } of await calls()) {
        expect(answer.status(), answer.url()).toBe(503)
        expect(seconds, answer.url()).toBeLessThan(8)
      }
      await submit(page, quote)
      await expect(outbox).toContainText(message, { timeout: 5000 })
      await expect(outbox).toContainText('dès que la connexion reviendra')
      for (const { answer, seconds } of await calls()) {
        expect(answer.status(), answer.url()).toBe(503)
        expect(answer.headers()['retry-after'], answer.url()).toMatch(/^\d+$/)
        expect(seconds, answer.url()).toBeLessThan(2)
      }
      const [reading] = await calls()
      expect(await reading?.answer.json()).toMatchObject({ data: null, error: { status: 503 } })
      const screen = await page.context().newPage()
      await screen.goto(`${siteUrl}/admin/login`)
      await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
      await screen.close()
      const home = await timed('GET', '/', 'text/html')
      expect([home.answer.status(), home.seconds < 2]).toEqual([200, true])
    } finally {
      product.thawBackOffice()
    }

    await expect
      .poll(async () => (await timed('GET', '/api/blogs')).answer.status(), { timeout: 15_000 })
      .toBe(200)
    expect((await timed('GET', '/admin/login', 'text/html')).answer.status()).toBe(200)
    expect((await timed('GET', '/nos-offres-emplois', 'text/html')).answer.status()).toBe(200)
    // It goes by itself.
    await expect(page.getByText(quote.success)).toBeVisible({ timeout: 60_000 })
    expect(await readInbox(quote.endpoint, 'message', message, siteUrl)).toHaveLength(1)
  })

  test('a request waits on the device, and arrives once it is back (product 8)', async ({
    page,
  }) => {
    const message = marked('Pendant la panne')
    await page.goto(product.siteUrl + quote.address)
    product.killBackOffice()
    await fillIn(page, { ...complete, message })
    await submit(page, quote)
    const outbox = page.getByRole('region', { name: words.outbox.label })
    await expect(outbox).toContainText(message)

    await product.startBackOffice()
    // It goes by itself.
    await expect(page.getByText(quote.success)).toBeVisible({ timeout: 60_000 })
    expect(await readInbox(quote.endpoint, 'message', message, product.siteUrl)).toHaveLength(1)
  })

  test('without JavaScript the form is shown again, with what was typed (product 8)', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${product.siteUrl}/newsletter`)
    await page.goto(product.siteUrl + quote.address)
    product.killBackOffice()
    await fillIn(page, complete)
    await submit(page, quote)
    await expect(page.getByRole('alert')).toHaveText(failure)
    await expect(field(page, 'Message')).toHaveValue(complete.message)
    await expect(field(page, 'Service')).toHaveValue(complete.service)

    const other = await context.newPage()
    await other.goto(`${product.siteUrl}/newsletter`)
    const newsletter = other.getByRole('main').locator('form')
    await newsletter.getByRole('textbox').fill(complete.email)
    await newsletter.getByRole('button').click()
    await expect(other.getByRole('alert')).toHaveText(failure)
    await expect(newsletter.getByRole('textbox')).toHaveValue(complete.email)

    await product.startBackOffice()
    await submit(page, quote)
    await expect(page.getByRole('status')).toHaveText(quote.success)
    await context.close()
  })
})
