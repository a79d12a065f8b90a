import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { openLine } from '../support/brokenLine.ts'
import {
  cutErrors,
  expectOwnPage,
  hangs,
  reference,
  slowScripts,
  waits,
} from '../support/cutLine.ts'
import { readInbox } from '../support/inboxApi.ts'
import { complete, contact, fillIn, marked, quote, submit } from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const { checkout } = words

test.use({ expectedError: cutErrors })

test.describe('A page that goes before the answer has come', () => {
  test.use({ serviceWorkers: 'block' })

  for (const form of [quote, contact]) {
    test(`${form.address} was closed: it goes by itself at the next page, once`, async ({
      page,
      context,
    }) => {
      const message = marked('Fermée en chemin')
      await page.goto(form.address)
      await fillIn(page, { ...complete, message })
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
      const sent = await hangs(page, `**/api/${form.endpoint}`)
      await submit(page, form)
      await sent()
      await page.close()
      const next = await context.newPage()
      await next.goto(form.address)
      await expect(reference(next)).toBeVisible()
      await expect(next.getByLabel(words.form.message)).toHaveValue('')
      expect(await readInbox(form.endpoint, 'message', message)).toHaveLength(1)
    })
  }
})

test.describe('An order that is being confirmed', () => {
  async function toCheckout(page: Page): Promise<void> {
    await page.goto('/services/mise-en-relation')
    const { buy, plans } = words.serviceScreens.jobMatching
    await page.getByRole('button', { name: `${buy}\u00a0: ${plans.yearly.name}` }).click()
    await expect(page.locator('#ajoute-annuel')).toBeVisible()
    await page.goto('/commande')
    await page.getByLabel(words.form.name).fill('Fati')
    await page.getByLabel(words.form.phone, { exact: true }).fill('76 00 11 22')
    await page.getByRole('radio', { name: /Espèces à l’agence/ }).check()
  }
  const cartLink = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: words.menu.cart })

  test('waits, is sent once, says its reference and leads to its page; cart and form are empty', async ({
    page,
    context,
  }) => {
    await toCheckout(page)
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.getByRole('button', { name: checkout.check }).click()
    await context.setOffline(true)
    await page.getByRole('button', { name: checkout.place }).click()
    await expect(page.getByText(words.outbox.waiting(1))).toBeInViewport()
    await expect(page.getByLabel(words.form.name)).toHaveValue('Fati')
    await context.setOffline(false)
    await expect(page.getByText(words.outbox.order.success)).toBeVisible()
    await expect(page.getByText(/CM-20\d\d-[2-9A-Z]{7}/)).toBeVisible()
    await expect(page.getByText(words.outbox.waiting(1))).toHaveCount(0)
    await expect(page.getByLabel(words.form.name)).toBeHidden()
    await expect(cartLink(page)).not.toContainText('1')
    await page.getByRole('link', { name: words.outbox.order.see }).click()
    await expect(page).toHaveURL(/\/commandes\/CM-/)
    await page.goto('/panier')
    await expect(page.getByRole('main')).toContainText(words.cart.empty)
  })

  test('whose page was closed meanwhile is placed once, and the next page leads to it', async ({
    page,
    context,
  }) => {
    await toCheckout(page)
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.getByRole('button', { name: checkout.check }).click()
    const sent = await hangs(page, '**/commande')
    await page.getByRole('button', { name: checkout.place }).click()
    await sent()
    await page.close()
    const next = await context.newPage()
    await next.goto('/faq')
    await next.getByRole('link', { name: words.outbox.order.see }).click()
    await expect(next).toHaveURL(/\/commandes\/CM-/)
  })

  for (const speed of ['fast', 'slow'] as const) {
    test(`without a line before its scripts came (${speed}) stays, and is looked back on later`, async ({
      page,
      context,
    }) => {
      if (speed === 'slow') await slowScripts(page)
      await toCheckout(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: checkout.check }).click()
      await expect(
        waits(page)
          .or(page.getByRole('heading', { name: checkout.recap }))
          .first(),
      ).toBeVisible()
      await expectOwnPage(page)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { name: checkout.recap })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Fati')
      await page.getByRole('button', { name: checkout.place }).click()
      await expect(page).toHaveURL(/\/commandes\/CM-/)
    })
  }
})

test('An answer that breaks off half-way leaves what was typed, and comes by itself', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const message = marked('À moitié')
  await first.goto(quote.address)
  await fillIn(first, { ...complete, message })
  await submit(first, quote)
  const said = (await reference(first).textContent()) ?? ''
  const [code = ''] = /DV-20\d\d-[2-9A-Z]{7}/.exec(said) ?? []

  const line = await openLine('fast')
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    proxy: { server: line.url },
  })
  const page = await context.newPage()
  await page.goto('/suivi')
  await page.getByLabel(words.followUp.reference).fill(code)
  await page.getByLabel(words.form.phone, { exact: true }).fill(complete.phone)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const broken = line.breakAt('answer')
  await page.getByRole('button', { name: words.followUp.submit }).click()
  await broken
  await expect(waits(page)).toBeVisible()
  await expect(page.getByLabel(words.followUp.reference)).toHaveValue(code)
  line.restore()
  await expect(page.getByRole('status').getByText(code).first()).toBeVisible()
  await context.close()
  line.close()
})
