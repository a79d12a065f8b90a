import type { Page } from '@playwright/test'
import { type Locale, localisedPath } from '@sira/contract/locales'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { readJobs, readTrainings } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

/** Bytes: all that a poster asks for. */
const posterBudget = 7_000

async function openTraining(page: Page, locale: Locale = 'fr'): Promise<void> {
  const [training] = await readTrainings()
  await page.goto(localisedPath(`/formations/${training?.slug}`, locale))
}

function act(page: Page, name: string, locale: Locale = 'fr') {
  const { title } = dictionaryOf(locale).sharing
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
  return section.getByRole('button', { name, exact: true })
}

for (const locale of ['fr', 'ar'] as const) {
  test(`a training becomes a picture for a status, drawn on the phone, in ${locale}`, async ({
    page,
  }) => {
    const { sharing } = dictionaryOf(locale)
    await page.setViewportSize({ width: 360, height: 740 })
    await openTraining(page, locale)
    const drawing = page.waitForEvent('requestfinished', (request) =>
      /\/affiche\./.test(request.url()),
    )
    await act(page, sharing.poster, locale).evaluate((button: HTMLElement) => button.click())
    const dialog = page.getByRole('dialog', { name: sharing.ofPoster.title })
    const picture = dialog.getByRole('img')
    await expect(picture).toBeVisible()
    const { responseBodySize } = await (await drawing).sizes()
    expect(responseBodySize).toBeLessThanOrEqual(posterBudget)
    const title = await page.locator('h1').innerText()
    expect(await picture.getAttribute('aria-label')).toContain(title)
    expect(await axeFaults(page, { part: 'dialog' })).toEqual([])

    const coming = page.waitForEvent('download')
    await dialog.getByRole('link', { name: sharing.ofPoster.save }).click()
    expect((await coming).suggestedFilename()).toMatch(/\.png$/)
    await dialog.getByRole('button', { name: sharing.ofPoster.close }).click()
    await expect(dialog).toHaveCount(0)
  })
}

test('a poster that cannot be fetched says so, and comes once there is a line', async ({
  page,
  context,
}) => {
  const { sharing } = dictionaryOf('fr')
  await openTraining(page)
  await context.setOffline(true)
  await act(page, sharing.poster).click()
  await expect(page.getByText(sharing.failed)).toBeVisible()
  await context.setOffline(false)
  await act(page, sharing.poster).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
})

test('a phone sends the page and its poster with its own sheet', async ({ page }) => {
  const { sharing } = dictionaryOf('fr')
  await page.addInitScript(() => {
    const sent = (data: ShareData) => {
      document.body.dataset.sent = data.url ?? data.files?.map(({ type }) => type).join()
      return Promise.resolve()
    }
    Object.assign(Navigator.prototype, { share: sent, canShare: () => true })
  })
  await openTraining(page)
  await act(page, sharing.send).click()
  await expect(page.locator('body')).toHaveAttribute('data-sent', page.url())
  await act(page, sharing.poster).click()
  await page.getByRole('button', { name: sharing.ofPoster.send }).click()
  await expect(page.locator('body')).toHaveAttribute('data-sent', 'image/png')
})

test('the address of an offer is copied, or shown where nothing may be copied', async ({
  page,
  context,
}) => {
  const { sharing } = dictionaryOf('fr')
  const [job] = await readJobs()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/jobs/${job?.slug}`)
  const copies = page.getByRole('button', { name: sharing.copy })
  await copies.click()
  await expect(page.getByText(sharing.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await context.clearPermissions()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await copies.click()
  await expect(page.getByRole('status').filter({ hasText: page.url() })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the networks are links, and no button is there that would do nothing', async ({ page }) => {
    const { sharing } = dictionaryOf('fr')
    await openTraining(page)
    await expect(page.getByRole('link', { name: sharing.on('WhatsApp') })).toBeVisible()
    for (const name of [sharing.copy, sharing.send, sharing.print, sharing.poster]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
  })
})
