import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { readJobs, today } from '../support/contentApi.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const { application: t } = dictionaryOf('fr')
const cv = {
  name: 'Mon CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'Vendeuse. '.repeat(60_000)}\n%%EOF\n`),
}
const page360 = { viewport: { width: 360, height: 740 } }

async function openOffer(): Promise<string> {
  const jobs = await readJobs()
  const open = jobs.find(({ date_expiration: last }) => !last || last >= today())
  if (!open) throw new Error('No offer is open')
  return open.slug
}

async function fillIn(page: Page, nom: string, words = t): Promise<void> {
  await page.getByLabel(words.name).fill(nom)
  await page.locator('#candidature-phone').fill('70 12 34 56')
  await page.getByLabel(words.consent).check()
}

const send = (page: Page, words = t) => page.getByRole('button', { name: words.submit }).click()

/** What staff see of the applications of somebody. */
async function kept(nom: string) {
  const context = await asAdministrator(readRunningProduct().siteUrl)
  const params = { 'where[nom][equals]': nom, depth: '0' }
  return (await (await context.get('/admin/api/candidatures', { params })).json()).docs
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Applying ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ ...page360, javaScriptEnabled })

    test('says what is wrong and loses nothing, then takes the CV and gives a reference', async ({
      page,
    }) => {
      const nom = `Awa Ouédraogo ${javaScriptEnabled ? 'Un' : 'Deux'}`
      await page.goto(`/jobs/${await openOffer()}`)
      await page.getByRole('link', { name: 'Postuler gratuitement' }).last().click()
      await expect(page).toHaveURL(/\/deposer-un-cv\?offre=/)
      await fillIn(page, nom)
      await send(page)
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(t.problems.cv)
      await expect(page.getByLabel(t.name)).toHaveValue(nom)

      const html = { ...cv, buffer: Buffer.from('<html></html>') }
      await page.getByLabel(t.cv, { exact: true }).setInputFiles(html)
      await send(page)
      await expect(alert).toContainText('ni un PDF')
      await expect(page.getByLabel(t.name)).toHaveValue(nom)
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])

      await page.getByLabel(t.cv, { exact: true }).setInputFiles(cv)
      await send(page)
      await expect(page.getByRole('main')).toContainText(t.sent)
      await expect(page.getByRole('main')).toContainText(/CA-20\d\d-/)
      const [record, ...others] = await kept(nom)
      expect(others).toEqual([])
      expect(record).toMatchObject({ phone: '+22670123456', etat: 'reçue' })
      expect(record.offre).not.toBeNull()
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Withdrawing ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ ...page360, javaScriptEnabled })

    test('is asked for, confirmed, and takes the application back for good', async ({ page }) => {
      const { followUp, form } = dictionaryOf('fr')
      const nom = `Fatou Sanou ${javaScriptEnabled ? 'Un' : 'Deux'}`
      const data = { nom, phone: '70 65 43 21', indicatif: '+226', consentement: true }
      const sent = await page.request.post('/api/candidatures', { data: { data } })
      const { reference } = (await sent.json()).data.attributes
      await page.goto(`/suivi?reference=${reference}`)
      await page.getByLabel(form.phone, { exact: true }).fill('70 65 43 21')
      await page.getByRole('button', { name: followUp.submit }).click()
      const press = (name: string) => page.getByRole('button', { name }).click()
      await press(followUp.withdrawal.withdraw)
      await expect(page.getByText(followUp.withdrawal.question)).toBeVisible()
      await press(followUp.withdrawal.keep)
      expect((await kept(nom))[0].etat).toBe('reçue')
      await press(followUp.withdrawal.withdraw)
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      await press(followUp.withdrawal.confirm)
      await expect(page.getByText(followUp.withdrawal.done)).toBeVisible()
      await expect(page.getByRole('button', { name: followUp.withdrawal.withdraw })).toHaveCount(0)
      expect((await kept(nom))[0].etat).toBe('retirée')
    })
  })
}

test.describe('Applying with a CV that was written here', () => {
  test.use(page360)

  test('puts it into the form of the offer as PDF, when it is asked for', async ({ page }) => {
    const { cv: builder } = dictionaryOf('fr')
    const slug = await openOffer()
    const name = 'Rasmata Zida'
    await page.goto(`/cv?offre=${slug}`)
    await page.getByLabel(builder.fields.name[0]).fill(name)
    await expect(page.getByText(builder.editor.kept)).toBeVisible()
    await page.getByRole('link', { name: builder.use.applyWith }).click()
    await expect(page).toHaveURL(`/deposer-un-cv?offre=${slug}#ce-cv`)
    await page.getByRole('button', { name: t.ownCv.choose }).click()
    await page.getByRole('button', { name: t.ownCv.unnamed }).click()
    await expect(page.getByText(t.ownCv.attached)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await fillIn(page, name)
    await send(page)
    await expect(page.getByRole('main')).toContainText(t.sent)
    expect((await kept(name))[0]).toMatchObject({ cvNom: 'CV-Rasmata-Zida.pdf' })
  })
})

test.describe('Leaving a CV in Arabic', () => {
  test.use(page360)

  test('goes on where the line was cut, and joins the pool', async ({ page }) => {
    const words = dictionaryOf('ar').application
    const nom = 'عائشة عمر'
    let cuts = 0
    await page.route('**/api/depots/*', async (route) => {
      if (route.request().method() !== 'PATCH' || cuts === 2) return route.continue()
      cuts += 1
      return route.abort('connectionreset')
    })
    await page.goto('/ar/deposer-un-cv')
    await fillIn(page, nom, words)
    await page.getByLabel(words.cv, { exact: true }).setInputFiles(cv)
    await send(page, words)
    await expect(page.getByRole('main')).toContainText(words.sent)
    expect(cuts).toBe(2)
    const [record] = await kept(nom)
    expect(record).toMatchObject({ offre: null, locale: 'ar' })
    expect(await axeFaults(page)).toEqual([])
  })
})
