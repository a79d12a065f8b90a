import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const arabic = dictionaryOf('ar')

/** The worker has begun; not a moment later, the network may go. */
async function workerReady(page: Page): Promise<void> {
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Addresses of the pages that are kept on the device. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('pages')).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  })
}

test.describe('Without a network', () => {
  test.use({ expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('pages that were seen and the main ones can be read, with a plain notice', async ({
    page,
    context,
  }) => {
    await page.goto('/faq')
    await workerReady(page)
    await page.goto('/a-propos-de-nous')
    await expect
      .poll(() => keptPages(page))
      .toEqual(expect.arrayContaining(['/a-propos-de-nous', '/nos-offres-emplois']))
    await context.setOffline(true)
    for (const [address, heading] of [
      ['/a-propos-de-nous', words.about.title],
      ['/faq', 'Foire aux questions'],
      ['/nos-offres-emplois', words.jobs.title],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('status').first()).toHaveText(
        /^Sans connexion\s: voici cette page telle qu’elle était le /,
      )
    }
  })

  test('any other page says so, and leads to those that can be read', async ({ page, context }) => {
    await page.goto('/faq')
    await workerReady(page)
    await context.setOffline(true)
    await page.goto('/services/livraison')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.offline.title)
    await page.getByRole('main').getByRole('link', { name: 'Foire aux questions' }).click()
    await expect(page).toHaveURL('/faq')
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.offline.title)
    await page.goto('/demander-un-devis')
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  })

  test('an Arabic visitor is told in Arabic', async ({ page, context }) => {
    await page.goto('/ar/faq')
    await workerReady(page)
    await context.setOffline(true)
    await page.goto('/ar/services/livraison')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.offline.title)
  })

  test('what was published meanwhile is there when the network is back', async ({
    page,
    context,
    signIn,
    playwright,
    baseURL,
  }) => {
    await page.goto('/nos-offres-emplois')
    await workerReady(page)
    await context.setOffline(true)
    await page.goto('/nos-offres-emplois')
    await expect(page.getByText(/^Sans connexion/)).toBeVisible()

    const staff = await playwright.chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    })
    const office = await staff.newPage({ baseURL: baseURL ?? '' })
    await signIn(office)
    const titre = `Veilleur de nuit ${Date.now()}`
    const data = { titre, description: 'Une maison calme.', _status: 'published' }
    const created = await office.request.post('/admin/api/jobs', { data })
    expect(created.status()).toBe(201)

    await context.setOffline(false)
    await expect(async () => {
      await page.goto('/nos-offres-emplois')
      await expect(page.getByText(titre.slice(0, 17)).first()).toBeVisible({ timeout: 300 })
    }).toPass()
    await expect(page.getByText(/^Sans connexion/)).toHaveCount(0)
    const { doc } = await created.json()
    await office.request.delete(`/admin/api/jobs/${doc.id}`)
    await staff.close()
  })
})

test('The worker comes at the first sign of life, and keeps no page of the back office', async ({
  page,
  signIn,
}) => {
  await page.goto('/faq', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await workerReady(page)
  await signIn(page)
  await page.goto('/admin')
  await page.goto('/contact')
  const kept = await keptPages(page)
  expect(kept).toContain('/faq')
  for (const path of kept) expect(path).not.toMatch(/^\/(admin|contact|login|api)/)
})

test('The site can be installed: its manifest and its icons are there', async ({
  page,
  request,
}) => {
  await page.goto('/ar')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar', scope: '/' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
    // Width and height stand at bytes 16 to 24 of a PNG (its IHDR).
    const bytes = await icon.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(
    true,
  )
})
