import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readInbox } from '../support/inboxApi.ts'
import { complete, field, fillIn, marked, quote, submit } from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

const outbox = (page: Page) => page.getByRole('region', { name: words.outbox.label })

/** Fills in a quote and loads what sends it, while there is still a network. */
async function prepare(page: Page, message: string): Promise<void> {
  await page.goto(quote.address)
  await fillIn(page, { ...complete, message })
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
}

test.describe('What could not be sent stays on the device', () => {
  // By the page alone; the service worker has a test of its own below.
  test.use({ serviceWorkers: 'block' })

  test('without a network it waits, and goes by itself when the network is back', async ({
    page,
    context,
  }) => {
    const message = marked('Hors ligne')
    await prepare(page, message)
    await context.setOffline(true)
    await submit(page, quote)
    await expect(outbox(page)).toContainText('dès que la connexion reviendra')
    // It goes by itself: nothing beside it says that it failed.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(outbox(page)).toContainText(message)
    await expect(field(page, 'Message')).toHaveValue('')

    await context.setOffline(false)
    await expect(page.getByText(quote.success)).toBeVisible()
    await expect(page.getByText(/DV-20\d\d-[2-9A-Z]{7}/)).toBeVisible()
    await expect(outbox(page)).toHaveCount(0)
    expect(await readInbox(quote.endpoint, 'message', message)).toHaveLength(1)
  })

  test('it goes at the next page, when this one was left', async ({ page, context }) => {
    const message = marked('Page suivante')
    await prepare(page, message)
    await page.route('**/api/devis', (route) => route.abort())
    await submit(page, quote)
    await expect(outbox(page)).toContainText(message)

    await page.unroute('**/api/devis')
    const next = await context.newPage()
    await next.goto('/faq')
    await expect(next.getByText(quote.success)).toBeVisible()
    expect(await readInbox(quote.endpoint, 'message', message)).toHaveLength(1)
  })

  test('it goes by itself where the script came too late for the line that is back', async ({
    page,
  }) => {
    const message = marked('Script en retard')
    await prepare(page, message)
    await page.route('**/api/devis', (route) => route.abort())
    await submit(page, quote)
    await expect(outbox(page)).toContainText(message)

    await page.unroute('**/api/devis')
    const { promise: lineIsBack, resolve: comeBack } = Promise.withResolvers<void>()
    // Asked for while there is no line, and lost once the browser has said that it is back.
    await page.route(
      /_astro.*\.js$/,
      async (route) => {
        await lineIsBack
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto('/faq')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    comeBack()
    await expect(page.getByText(quote.success)).toBeVisible()
  })

  test('it is said on every page that something waits', async ({ page }) => {
    const message = marked('Ailleurs')
    await prepare(page, message)
    await page.route('**/api/devis', (route) => route.abort())
    await submit(page, quote)
    await expect(outbox(page)).toBeVisible()
    await page.goto('/faq')
    await expect(outbox(page)).toContainText(message)
    await outbox(page).getByRole('button', { name: words.outbox.takeUp }).click()
    await expect(page).toHaveURL(quote.address)
    await expect(field(page, 'Message')).toHaveValue(message)
  })

  test('« Renvoyer » sends it; what was kept under the same key is one record', async ({
    page,
  }) => {
    const message = marked('Renvoyer')
    await prepare(page, message)
    const keys: (string | undefined)[] = []
    await page.route('**/api/devis', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The first time the answer is lost on its way back: the message has arrived.
      const response = await route.fetch()
      if (keys.length === 1) await route.fulfill({ status: 400, json: {} })
      else await route.fulfill({ response })
    })
    await submit(page, quote)
    await expect(outbox(page)).toContainText('Rien n’est perdu')
    await outbox(page).getByRole('button', { name: words.outbox.resend }).click()
    await expect(page.getByText(quote.success)).toBeVisible()
    await expect(outbox(page)).toHaveCount(0)
    expect(keys[1]).toBe(keys[0])
    expect(await readInbox(quote.endpoint, 'message', message)).toHaveLength(1)
  })

  test('« Reprendre ma saisie » puts it back into the form, to be changed and sent', async ({
    page,
  }) => {
    const message = marked('Reprendre')
    await prepare(page, message)
    await page.route('**/api/devis', (route) => route.fulfill({ status: 400, json: {} }))
    await submit(page, quote)
    await outbox(page).getByRole('button', { name: words.outbox.takeUp }).click()
    await expect(field(page, words.form.name)).toHaveValue(complete.name)
    await expect(field(page, 'Service')).toHaveValue(complete.service)
    await page.unroute('**/api/devis')
    await field(page, 'Message').fill(`${message} corrigé`)
    await submit(page, quote)
    await expect(page.getByText(quote.success)).toBeVisible()
    await expect(outbox(page)).toHaveCount(0)
    expect(await readInbox(quote.endpoint, 'message', `${message} corrigé`)).toHaveLength(1)
  })

  test('« Reprendre ma saisie » loses nothing where it is sent unchanged and the line goes', async ({
    page,
    context,
  }) => {
    const message = marked('Reprendre sans réseau')
    await prepare(page, message)
    await page.route('**/api/devis', (route) => route.fulfill({ status: 400, json: {} }))
    await submit(page, quote)
    await outbox(page).getByRole('button', { name: words.outbox.takeUp }).click()
    await page.unroute('**/api/devis')
    await context.setOffline(true)
    await submit(page, quote)
    await expect(page.getByText(words.outbox.waiting(1))).toBeVisible()
    await expect(outbox(page)).toContainText(message)
    await context.setOffline(false)
    await expect(outbox(page)).toHaveCount(0)
    expect(await readInbox(quote.endpoint, 'message', message)).toHaveLength(1)
  })

  test('« Supprimer » takes it away for good', async ({ page }) => {
    await prepare(page, marked('Supprimer'))
    await page.route('**/api/devis', (route) => route.fulfill({ status: 400, json: {} }))
    await submit(page, quote)
    await outbox(page).getByRole('button', { name: words.outbox.remove }).click()
    await expect(outbox(page)).toHaveCount(0)
    await page.reload()
    await field(page, 'Message').focus()
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await expect(outbox(page)).toHaveCount(0)
  })
})

test('The browser itself sends what waits when the site is closed (Background Sync)', async ({
  page,
  context,
}) => {
  const message = marked('Site fermé')
  await prepare(page, message)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.route('**/api/devis', (route) => route.abort())
  await submit(page, quote)
  await expect(outbox(page)).toContainText(message)
  const address = new URL(page.url())
  const elsewhere = await context.newPage()
  const versions: { registrationId: string }[] = []
  const tools = await context.newCDPSession(elsewhere)
  tools.on('ServiceWorker.workerVersionUpdated', (event) => versions.push(...event.versions))
  await tools.send('ServiceWorker.enable')
  await expect.poll(() => versions.length).toBeGreaterThan(0)
  await page.close()
  expect(await readInbox(quote.endpoint, 'message', message)).toEqual([])

  await tools.send('ServiceWorker.dispatchSyncEvent', {
    origin: address.origin,
    registrationId: versions.at(-1)?.registrationId ?? '',
    tag: 'workbox-background-sync:formulaires',
    lastChance: true,
  })
  await expect.poll(() => readInbox(quote.endpoint, 'message', message)).toHaveLength(1)
  // The next page says so, once.
  await elsewhere.goto(`${address.origin}/faq`)
  await expect(elsewhere.getByText(quote.success)).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByText(quote.success)).toHaveCount(0)
})
