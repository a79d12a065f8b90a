import type { BrowserContext, Locator, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import {
  cutErrors,
  expectOwnPage,
  reference,
  secondPage,
  slowScripts,
  waits,
} from '../support/cutLine.ts'
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
import { openSession, trainingOf } from '../support/sessionsApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const { followUp } = words
test.use({ expectedError: cutErrors })

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

test.describe('The seats of a session, on a first page', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })

  test('wait beside the button that was touched, and go by themselves', async ({
    page,
    context,
  }) => {
    const session = await openSession(4)
    const slug = await trainingOf(session)
    await page.goto(words.routes.training(slug))
    await context.setOffline(true)
    await page.locator(`.same-action button[value="s${session}"]`).click()
    await expect(waits(page)).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await expect(page).toHaveURL(words.routes.checkout)
    await expect(page.getByRole('main')).toContainText('Bobo-Dioulasso')
  })
})

test.describe('A form that only the browser sends', () => {
  const fill = async (page: Page) => {
    await page.getByLabel(followUp.reference).fill('DV-2026-7KQ4P9X')
    await page.getByLabel(words.form.phone, { exact: true }).fill('70 12 34 56')
  }
  const button = (page: Page) => page.getByRole('button', { name: followUp.submit })
  const answered = (page: Page): Locator =>
    page.getByRole('alert').getByText(words.dossier.wrongPair)

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
