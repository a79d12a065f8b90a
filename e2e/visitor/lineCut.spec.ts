import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readInbox } from '../support/inboxApi.ts'
import {
  complete,
  contact,
  fillIn,
  formOf,
  marked,
  quote,
  submit,
} from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const { checkout, followUp } = words
const isScript = /\/_astro\/.*\.js$/

test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

/** Scripts come 2.5 seconds after they are asked for. */
async function slowScripts(page: Page): Promise<void> {
  await page.route(isScript, async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue().catch(() => undefined)
  })
}

/** The page is still one of the site, and not of the browser. */
async function expectOwnPage(page: Page): Promise<void> {
  expect(page.url()).toMatch(/^http:\/\/127/)
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

/** The worker keeps what a form needs from the second page on. */
async function secondPage(page: Page): Promise<void> {
  await page.goto('/faq')
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/a-propos-de-nous')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('fichiers')).keys()).length))
    .toBeGreaterThan(7)
}

const waits = (page: Page) => page.getByText(words.form.unsent)
const reference = (page: Page) => page.getByText(/(DV|MS)-20\d\d-[2-9A-Z]{7}/).first()

/** When the line goes: before the form is touched, while it is filled in, before it is sent. */
const moments = ['before the touch', 'while filling', 'before sending'] as const

async function fillAndSend(
  page: Page,
  context: BrowserContext,
  { form, message, moment }: { form: typeof quote; message: string; moment: string },
): Promise<void> {
  if (moment === 'before the touch') await context.setOffline(true)
  await fillIn(page, { name: complete.name, email: complete.email })
  if (moment === 'while filling') await context.setOffline(true)
  await fillIn(page, { phone: complete.phone, service: complete.service, message })
  if (moment === 'before sending') await context.setOffline(true)
  await submit(page, form)
}

for (const form of [quote, contact]) {
  for (const moment of moments) {
    for (const speed of ['fast', 'slow'] as const) {
      test.describe(`The first page is ${form.address}, scripts are ${speed}`, () => {
        test.use({ serviceWorkers: 'block' })

        test(`the line goes ${moment}: nothing typed is lost, it goes by itself`, async ({
          page,
          context,
        }) => {
          if (speed === 'slow') await slowScripts(page)
          const message = marked(`Coupure ${moment}`)
          await page.goto(form.address)
          await fillAndSend(page, context, { form, message, moment })
          await expect(
            waits(page)
              .or(page.getByRole('region', { name: words.outbox.label }))
              .first(),
          ).toBeVisible()
          await expectOwnPage(page)
          await context.setOffline(false)
          await expect(reference(page)).toBeVisible()
          await expect(waits(page)).toBeHidden()
          expect(await readInbox(form.endpoint, 'message', message)).toHaveLength(1)
        })
      })
    }
    test(`On a second page (${form.address}) the line goes ${moment}: it is kept, and goes by itself`, async ({
      page,
      context,
    }) => {
      await secondPage(page)
      const message = marked(`Deuxième page, ${moment}`)
      await page.goto(form.address)
      await fillAndSend(page, context, { form, message, moment })
      await expect(page.getByText(words.outbox.waiting(1))).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await context.setOffline(false)
      await expect(reference(page)).toBeVisible()
      await page.getByRole('link', { name: words.outbox.follow }).first().click()
      await expect(page).toHaveURL(/\/suivi\?reference=/)
      expect(await readInbox(form.endpoint, 'message', message)).toHaveLength(1)
    })
  }
}

test.describe('The newsletter, on a first page', () => {
  test.use({ serviceWorkers: 'block' })

  test('waits in its page, and goes by itself', async ({ page, context }) => {
    const email = `${crypto.randomUUID()}@exemple.bf`
    await page.goto('/faq')
    await context.setOffline(true)
    const band = page.locator('[data-form="newsletters"]')
    await band.getByRole('textbox').fill(email)
    await band.getByRole('button').click()
    await expect(waits(page)).toBeVisible()
    await expect(band.getByRole('textbox')).toHaveValue(email)
    await context.setOffline(false)
    await expect(page.getByText("Merci d'avoir souscrit à notre newsletter !")).toBeVisible()
  })
})

test.describe('A form that only the browser sends', () => {
  const fill = async (page: Page) => {
    await page.getByLabel(followUp.reference).fill('DV-2026-7KQ4P9X')
    await page.getByLabel(words.form.phone, { exact: true }).fill('70 12 34 56')
  }
  const button = (page: Page) => page.getByRole('button', { name: followUp.submit })
  const answered = (page: Page): Locator => page.getByRole('alert').getByText(words.order.wrongPair)

  test('stays with its text where there is a worker, says so, and is answered later', async ({
    page,
    context,
  }) => {
    await secondPage(page)
    await page.goto('/suivi')
    await fill(page)
    await context.setOffline(true)
    await button(page).click()
    await expect(waits(page)).toBeVisible()
    await expect(page.getByLabel(followUp.reference)).toHaveValue('DV-2026-7KQ4P9X')
    await context.setOffline(false)
    await expect(answered(page)).toBeVisible()
  })

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' })

    for (const isTouched of [false, true]) {
      test(`stays with its text as well, touched ${isTouched ? 'before' : 'after'} the line went`, async ({
        page,
        context,
      }) => {
        await page.goto('/suivi')
        if (!isTouched) await context.setOffline(true)
        await fill(page)
        await context.setOffline(true)
        await button(page).click()
        await expect(waits(page)).toBeVisible()
        await expect(page.getByLabel(followUp.reference)).toHaveValue('DV-2026-7KQ4P9X')
        await context.setOffline(false)
        await expect(answered(page)).toBeVisible()
      })
    }
  })
})

/** A sending of which nothing comes: no answer, no error. Done once it has left. */
async function hangs(page: Page, address: string): Promise<() => Promise<unknown>> {
  const { promise: sent, resolve: leave } = Promise.withResolvers<void>()
  await page.route(address, (route) =>
    route.request().method() === 'POST' ? leave() : route.continue(),
  )
  return () => sent
}

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

test.describe('A page for one visitor alone, loaded anew without a line', () => {
  test('gives way to the page that says so, and is filled in as before once the line is back', async ({
    page,
    context,
  }) => {
    await secondPage(page)
    await page.goto('/suivi')
    await page.getByLabel(followUp.reference).fill('DV-2026-7KQ4P9X')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.offline.title)
    await context.setOffline(false)
    await page.getByRole('link', { name: words.offline.retry }).click()
    await expect(page.getByLabel(followUp.reference)).toHaveValue('DV-2026-7KQ4P9X')
  })
})

test.describe('A form whose scripts were never kept, such as with Save-Data', () => {
  test('is caught by the worker, kept once however often it is posted, and goes by itself', async ({
    page,
    context,
  }) => {
    await page.goto('/faq')
    await page.keyboard.press('PageDown')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const message = marked('Postée par le navigateur')
    await page.goto(contact.address)
    await fillIn(page, { ...complete, message })
    await context.setOffline(true)
    // As where its script never came.
    await formOf(page).evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.getByText(words.outbox.waiting(1)).first()).toBeVisible()
    await expectOwnPage(page)
    await context.setOffline(false)
    await expect(reference(page)).toBeVisible()
    expect(await readInbox(contact.endpoint, 'message', message)).toHaveLength(1)
  })
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
    await expect(page.getByText(words.outbox.waiting(1))).toBeVisible()
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
