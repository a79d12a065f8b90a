import type { Page } from '@playwright/test'
import { statusSize } from '../../apps/site/src/browser/poster/statusPicture.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { referenceCloth } from '../../packages/cloth/src/referenceCloth.ts'
import { type Locale, localisedPath } from '../../packages/contract/src/locales.ts'
import { routes } from '../../packages/contract/src/routes.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { expect, test } from '../support/test.ts'

/** Bytes: all that a touch asks for. */
const clothBudget = 3_000

/** Follows a request of one's own, on a phone. */
async function followOwn(page: Page, locale: Locale = 'fr'): Promise<string> {
  const { followUp, form } = dictionaryOf(locale)
  const phone = '70 12 34 56'
  const data = { nom: 'Awa Sow', email: 'awa@exemple.bf', phone, message: 'Bonjour' }
  const answer = await page.request.post('/api/devis', { data: { data } })
  const reference = answer.headers()['x-reference'] ?? ''
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${localisedPath(routes.followUp, locale)}?reference=${reference}`)
  await page.getByLabel(form.phone, { exact: true }).fill(phone)
  await page.getByRole('button', { name: followUp.submit }).click()
  await expect(page.getByRole('status').getByText(reference)).toBeVisible()
  return reference
}

/** Notes what is written on a picture. */
async function watchWriting(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((pictureWidth) => {
    const written: string[] = []
    const write = CanvasRenderingContext2D.prototype.fillText
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      // axe writes too, on one of its own.
      if (this.canvas.width === pictureWidth) written.push(text)
      document.body.dataset.written = JSON.stringify(written)
      write.call(this, text, ...place)
    }
  }, statusSize.width)
  return async () => JSON.parse((await page.locator('body').getAttribute('data-written')) ?? '[]')
}

/** The sheet of a phone, which takes what is shared or fails. */
async function withSheet(page: Page, failure?: string): Promise<void> {
  await page.addInitScript((name) => {
    const share = ({ files = [], title, text, url }: ShareData) => {
      if (name) return Promise.reject(new DOMException('no', name))
      const names = files.map((file) => `${file.name} ${file.type}`)
      document.body.dataset.sent = JSON.stringify({ names, title, text, url })
      return Promise.resolve()
    }
    Object.assign(Navigator.prototype, { share, canShare: () => true })
  }, failure)
}

for (const locale of ['fr', 'en', 'ar'] as const) {
  test(`the cloth of a request is kept as a picture that says nothing personal, in ${locale}`, async ({
    page,
  }) => {
    const { share } = dictionaryOf(locale).dossier.cloth
    const writing = await watchWriting(page)
    const { shapes } = referenceCloth(await followOwn(page, locale), 1)
    const button = page.getByRole('button', { name: share })
    expect(await layoutFaults(page)).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    const script = page.waitForEvent('requestfinished', (asked) => /\/pagne\./.test(asked.url()))
    const coming = page.waitForEvent('download')
    await button.click()
    expect((await coming).suggestedFilename()).toBe('pagne.png')
    expect((await (await script).sizes()).responseBodySize).toBeLessThanOrEqual(clothBudget)
    const drawn = page.locator('[data-cloth] canvas')
    const threads = await drawn.evaluate((canvas: HTMLCanvasElement) => {
      const row = canvas.getContext('2d')?.getImageData(0, 10, canvas.width, 1)
      return [...new Uint32Array(row?.data.buffer ?? new ArrayBuffer(0))]
    })
    // Without the fine lines of two threads that do not meet.
    expect([...new Set(threads)].length).toBeLessThanOrEqual(shapes.length)
    expect(await writing()).toEqual(['Sira', new URL(page.url()).host])
  })
}

test('the phone passes it on by its own sheet, with the name of the company alone', async ({
  page,
}) => {
  await withSheet(page)
  await followOwn(page)
  await page.getByRole('button', { name: dictionaryOf('fr').dossier.cloth.share }).click()
  const sent = JSON.stringify({ names: ['pagne.png image/png'], title: 'Sira' })
  await expect(page.locator('body')).toHaveAttribute('data-sent', sent)
})

test('a phone that does not pass it on any more keeps it as a file', async ({ page }) => {
  await withSheet(page, 'NotAllowedError')
  await followOwn(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: dictionaryOf('fr').dossier.cloth.share }).click()
  expect((await coming).suggestedFilename()).toBe('pagne.png')
})

test('without a line it says so, and comes with the next touch', async ({ page, context }) => {
  const { share, failed } = dictionaryOf('fr').dossier.cloth
  await followOwn(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: share }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await context.setOffline(false)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: share }).click()
  await coming
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cloth is there, and no button that would do nothing', async ({ page }) => {
    const { caption, share } = dictionaryOf('fr').dossier.cloth
    await followOwn(page)
    await expect(page.getByText(caption)).toBeVisible()
    await expect(page.getByRole('button', { name: share })).toHaveCount(0)
  })
})
