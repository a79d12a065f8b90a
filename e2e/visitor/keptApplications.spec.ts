import type { Page, Route } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
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
import { layoutFaults } from '../support/layoutFaults.ts'
import { expect, test } from '../support/test.ts'

const { application: t, kept: k } = dictionaryOf('fr')

/** A route that answers by itself would answer without a network too. */
async function isCut(page: Page, route: Route): Promise<boolean> {
  if (await page.evaluate(() => navigator.onLine)) return false
  await route.abort('internetdisconnected')
  return true
}

test.describe('Applying where the network goes', () => {
  test.use({ ...page360, expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('keeps the application on the device with its file, and sends it once there is a network', async ({
    page,
    context,
  }) => {
    const nom = 'Issouf Barry'
    await page.goto(`/deposer-un-cv?offre=${await openOffer()}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await fillInWhole(page, nom, cvFile)
    // Nothing leaves before the button is pressed.
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
    await context.setOffline(true)
    await send(page)
    const said = page.getByRole('status').filter({ hasText: k.waits })
    await expect(said).toBeInViewport()
    await expect(said).toBeFocused()
    await expect(page.getByLabel(t.name)).toHaveValue('')
    expect(await applicationsOf(nom)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: k.sent })).toContainText(/CA-20/)
    const [record, ...others] = await applicationsOf(nom)
    expect(others).toEqual([])
    expect(record).toMatchObject({ cvNom: cvFile.name, cvTaille: cvFile.buffer.length })
    await page.getByRole('button', { name: k.close }).click()
    await expect(page.getByText(k.sent)).toHaveCount(0)
  })

  for (const [why, hidden] of [
    ['is hidden by staff', true],
    ['is over', false],
  ] as const) {
    test(`offers the pool, on the next page, where its offer ${why} meanwhile`, async ({
      page,
      context,
    }) => {
      const nom = `Mariam Sorgho ${hidden ? 'Un' : 'Deux'}`
      const offer = await ownOffer({ titre: `Caissière dont l’offre ${why}` })
      await page.goto(`/deposer-un-cv?offre=${offer.slug}`)
      await fillInWhole(page, nom, cvFile)
      await context.setOffline(true)
      await send(page)
      await expect(page.getByText(k.waits)).toBeVisible()
      await page.goto('about:blank')
      const last = { date_publication: '2026-01-01', date_expiration: '2026-01-02' }
      await (hidden ? offer.hide() : offer.change({ ...last, _status: 'published' }))
      await context.setOffline(false)
      await page.goto('/faq')
      await expect(page.getByText(k.late)).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      expect(await layoutFaults(page)).toEqual([])
      // Nothing is gone before the pool has it.
      await page.reload()
      await page.getByRole('button', { name: k.toPool }).click()
      await expect(page.getByText(k.sent)).toBeVisible()
      expect((await applicationsOf(nom))[0]).toMatchObject({ offre: null, cvNom: cvFile.name })
      await offer.hide()
    })
  }

  test('keeps one without a file too, which the next person on this phone does not read', async ({
    page,
    context,
  }) => {
    const nom = 'Salif Nikiéma'
    const offer = await ownOffer({ titre: 'Manœuvre de nuit', cv_facultatif: true })
    const address = `/deposer-un-cv?offre=${offer.slug}`
    await page.goto(address)
    await fillInWhole(page, nom)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText(k.waits)).toBeVisible()
    // The form is empty, on this page and on the next one; what is listed names nobody.
    const isNobodys = async () => {
      await expect(page.getByLabel(t.name)).toHaveValue('')
      await expect(page.locator('#candidature-phone')).toHaveValue('')
      await expect(page.locator('body')).not.toContainText('Salif')
    }
    await isNobodys()
    expect(await applicationsOf(nom)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText(k.sent)).toBeVisible()
    // The text of the next person is there after a reload.
    await page.getByLabel(t.name).fill('Personne suivante')
    await page.locator('#candidature-phone').focus()
    await page.reload()
    await expect(page.getByLabel(t.name)).toHaveValue('Personne suivante')
    await page.getByLabel(t.name).fill('')
    await page.goto(address)
    await expect(page.getByText(k.sent)).toBeVisible()
    await isNobodys()
    expect(await applicationsOf(nom)).toMatchObject([{ cvNom: null, phone: '+22670123456' }])
    await offer.hide()
  })

  test('names its files by their tickets where the first answer was lost', async ({ page }) => {
    const nom = 'Alidou Kaboré'
    let lost = 0
    await page.route('**/api/candidatures', async (route) => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(`/deposer-un-cv?offre=${await openOffer()}`)
    await fillIn(page, nom)
    await page.getByLabel(t.cv, { exact: true }).setInputFiles(cvFile)
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: k.sent })).toContainText(/CA-20/)
    expect(lost).toBe(1)
    expect(await applicationsOf(nom)).toHaveLength(1)
  })

  test('says what is wrong before it keeps anything, and fills its form again where it was refused', async ({
    page,
    context,
  }) => {
    const nom = 'Salamata Ilboudo'
    let refusals = 0
    await page.route('**/api/candidatures', async (route) => {
      if (await isCut(page, route)) return
      if (refusals > 0) return route.continue()
      refusals += 1
      const errors = [{ path: ['phone'], message: 'phone must be…', name: 'ValidationError' }]
      const error = { status: 400, name: 'ValidationError', message: 'No', details: { errors } }
      return route.fulfill({ status: 400, json: { data: null, error } })
    })
    await page.goto(`/deposer-un-cv?offre=${await openOffer()}`)
    await fillInWhole(page, nom, cvFile)
    const phone = page.locator('#candidature-phone')
    await phone.fill('70 12 34')
    await context.setOffline(true)
    await send(page)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(t.problems.phone)
    await expect(page.getByLabel(t.name)).toHaveValue(nom)
    await phone.fill('70 12 34 56')
    await send(page)
    await expect(page.getByText(k.waits)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(k.refused)).toBeVisible()
    // It is said on whichever page comes next, and leads back to its form.
    await page.goto('/faq')
    await expect(page.getByText(k.refused)).toBeVisible()
    await page.getByRole('button', { name: k.fillAgain }).click()
    await expect(page).toHaveURL(/deposer-un-cv/)
    const fillAgain = page.getByRole('button', { name: k.fillAgain })
    await fillAgain.click()
    await expect(alert).toContainText(t.problems.phone)
    await expect(page.getByLabel(t.name)).toHaveValue(nom)
    expect(await axeFaults(page)).toEqual([])
    // Until it has gone it stays on the device, whatever becomes of this page.
    await page.reload()
    await fillAgain.click()
    await expect(page.getByLabel(t.name)).toHaveValue(nom)
    await send(page)
    await expect(page.getByRole('main')).toContainText(t.sent)
    await expect(page.getByText(k.refused)).toHaveCount(0)
    const sent = { cvNom: cvFile.name, cvTaille: cvFile.buffer.length }
    expect((await applicationsOf(nom))[0]).toMatchObject(sent)
  })
})

test.describe('An application that was kept, in a browser that wakes no worker', () => {
  test.use({ ...page360, expectedError: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('leaves with the next page of the site, whichever it is', async ({ page, context }) => {
    const nom = 'Boukary Diallo'
    await page.addInitScript(() => {
      // Unknown on an empty page.
      if (typeof ServiceWorkerRegistration !== 'function') return
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
    })
    await page.goto('/deposer-un-cv')
    await fillInWhole(page, nom, cvFile)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText(k.waits)).toBeVisible()
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto('/faq')
    await expect.poll(async () => (await applicationsOf(nom)).length).toBe(1)
    await page.goto('/deposer-un-cv')
    await page.getByLabel(t.name).focus()
    await expect(page.getByText(k.sent)).toBeVisible()
  })
})
