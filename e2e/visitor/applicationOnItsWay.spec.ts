import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import {
  applicationsOf,
  cvFile,
  fillIn,
  fillInWhole,
  openOffer,
  ownOffer,
  page360,
  send,
} from '../support/candidates.ts'
import { expect, test } from '../support/test.ts'

const { application: t, kept: k, cv } = dictionaryOf('fr')

test.describe('While an application is on its way', () => {
  // The worker would send what waits besides.
  test.use({
    ...page360,
    serviceWorkers: 'block',
    expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  })

  /** Holds the next request of this address back; gives when it came, and what lets it go. */
  async function heldBack(page: Page, address: string | RegExp) {
    const release = Promise.withResolvers<void>()
    const came = Promise.withResolvers<void>()
    await page.route(
      address,
      async (route) => {
        came.resolve()
        await release.promise
        await route.continue().catch(() => undefined)
      },
      { times: 1 },
    )
    return { came: came.promise, release: release.resolve }
  }

  test('it is kept on the device already: whoever leaves the page loses nothing', async ({
    page,
  }) => {
    const nom = 'Habibou Traoré'
    const { came } = await heldBack(page, '**/api/depots/*')
    await page.goto(`/deposer-un-cv?offre=${await openOffer()}`)
    await fillInWhole(page, nom, cvFile)
    await send(page)
    await came
    await page.goto('about:blank')
    expect(await applicationsOf(nom)).toEqual([])
    await page.goto('/faq')
    await expect(page.getByText(k.sent)).toBeVisible()
    const sent = { cvNom: cvFile.name, cvTaille: cvFile.buffer.length }
    expect(await applicationsOf(nom)).toMatchObject([sent])
  })

  test('what is corrected is sent as it is then', async ({ page }) => {
    const [wrong, nom] = ['Zenabou Kafnado', 'Zenabou Kafando']
    const { came, release } = await heldBack(page, '**/api/depots/*')
    await page.goto(`/deposer-un-cv?offre=${await openOffer()}`)
    await fillInWhole(page, wrong, cvFile)
    await send(page)
    await came
    await page.getByLabel(t.name).fill(nom)
    release()
    await expect(page.getByRole('main')).toContainText(t.sent)
    expect(await applicationsOf(nom)).toMatchObject([{ cvNom: cvFile.name }])
    expect(await applicationsOf(wrong)).toEqual([])
    // Nothing of it waits here any more.
    await page.goto('/faq')
    await expect(page.locator('.outbox')).toHaveCount(0)
  })

  test('another one that is erased is not sent, and does not come back', async ({
    page,
    context,
  }) => {
    const [nom, erased] = ['Wendkuni Sawadogo', 'Wendkuni Effacée']
    await page.goto('/deposer-un-cv')
    await fillInWhole(page, nom, cvFile)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText(k.waits)).toHaveCount(1)
    await fillIn(page, erased)
    await page.getByLabel(t.cv, { exact: true }).setInputFiles(cvFile)
    await send(page)
    await expect(page.getByText(k.waits)).toHaveCount(2)
    const { came, release } = await heldBack(page, /\/api\/(depots\/|candidatures)/)
    await context.setOffline(false)
    await came
    await page.getByRole('button', { name: k.erase }).last().click()
    await expect(page.getByText(k.waits)).toHaveCount(1)
    release()
    await expect(page.getByText(k.sent)).toBeVisible()
    await expect(page.locator('.outbox li')).toHaveCount(1)
    await page.goto('/faq')
    await expect(page.locator('.outbox li')).toHaveCount(1)
    expect(await applicationsOf(nom)).toHaveLength(1)
    expect(await applicationsOf(erased)).toEqual([])
  })

  test('it is erased in another tab: it does not come back where the line is lost then', async ({
    page,
    context,
  }) => {
    const nom = 'Tené Effacée'
    const offer = await ownOffer({ titre: 'Gardienne de nuit', cv_facultatif: true })
    const [came, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/candidatures', async (route) => {
      came.resolve()
      await lost.promise
      await route.abort()
    })
    await page.goto(`/deposer-un-cv?offre=${offer.slug}`)
    await fillInWhole(page, nom)
    await send(page)
    await came.promise
    const other = await context.newPage()
    await other.goto('/faq')
    await other.getByRole('button', { name: k.erase }).click()
    await expect(other.locator('.outbox li')).toHaveCount(0)
    lost.resolve()
    // It is in its form, and there alone.
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(t.name)).toHaveValue(nom)
    await other.reload()
    await other.waitForLoadState('networkidle')
    await expect(other.locator('.outbox li')).toHaveCount(0)
    expect(await applicationsOf(nom)).toEqual([])
    await offer.hide()
  })

  test('whoever erases everything from the device erases what waits there', async ({
    page,
    context,
  }) => {
    const nom = 'Poko Effacée'
    await page.goto('/deposer-un-cv')
    await fillInWhole(page, nom, cvFile)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText(k.waits)).toBeVisible()
    await page.goto('about:blank')
    await page.route(/\/api\/(depots|candidatures)/, (route) => route.abort())
    await context.setOffline(false)
    await page.goto('/cv')
    await expect(page.getByText(k.waits)).toBeVisible()
    const device = page.locator('section', { hasText: cv.device.heading }).last()
    await device.getByRole('button', { name: cv.device.erase }).click()
    await device.getByRole('button', { name: cv.device.yes }).click()
    await expect(page.getByText(cv.device.erased)).toBeVisible()
    await expect(page.getByText(k.waits)).toHaveCount(0)
    const left = await page.evaluate(async () =>
      (await indexedDB.databases()).map((one) => one.name),
    )
    expect(left).not.toContain('sira-candidatures')
    await page.unrouteAll()
    await page.goto('/faq')
    await page.waitForLoadState('networkidle')
    expect(await applicationsOf(nom)).toEqual([])
  })
})
