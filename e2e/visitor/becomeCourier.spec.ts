import type { Page } from '@playwright/test'
import { routes } from '@sira/contract/routes'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const page360 = { viewport: { width: 360, height: 740 } }
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name.repeat(20_000)}\n%%EOF\n`),
})

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`)

async function fillIn(page: Page, nom: string, engin: string): Promise<void> {
  await field(page, 'nom').fill(nom)
  await field(page, 'phone').fill('75 00 12 34')
  await field(page, 'ville').fill('Ouagadougou')
  await field(page, 'engin').selectOption(engin)
}

const send = (page: Page, words = dictionaryOf('fr').becomeCourier) =>
  page.getByRole('button', { name: words.submit }).click()

/** What staff see of somebody who wants to carry. */
async function kept(nom: string) {
  const context = await asAdministrator(readRunningProduct().siteUrl)
  const params = { 'where[nom][equals]': nom, depth: '0' }
  return (await (await context.get('/admin/api/coursiers', { params })).json()).docs
}

test('Staff who check a courier save the papers that were sent', async ({ page, signIn }) => {
  const nom = 'Awa Kaboré'
  await page.goto(routes.becomeCourier)
  await fillIn(page, nom, 'velo')
  await field(page, 'files.piece').setInputFiles(paper('cnib.pdf'))
  await send(page)
  await expect(main(page).getByText(dictionaryOf('fr').becomeCourier.sent)).toBeVisible()
  const [{ id }] = await kept(nom)
  await signIn(page)
  await page.goto(`/admin/collections/coursiers/${id}`)
  const link = page.getByRole('link', { name: /Pièce d’identité \(cnib\.pdf\)/ })
  const saved = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(saved.headers()['content-type']).toBe('application/pdf')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Becoming a courier ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ ...page360, javaScriptEnabled })
    const { becomeCourier: t, followUp, form } = dictionaryOf('fr')

    test('begins at the service, loses nothing that was typed, and is followed', async ({
      page,
    }) => {
      const nom = `Salif Ouédraogo ${javaScriptEnabled ? 'Un' : 'Deux'}`
      await page.goto(routes.delivery)
      await page.getByRole('link', { name: 'Devenir Livreur' }).first().click()
      await expect(page).toHaveURL(new RegExp(`${routes.becomeCourier}$`))
      await fillIn(page, nom, 'moto')
      await field(page, 'files.piece').setInputFiles(paper('cnib.pdf'))
      await send(page)
      const alert = main(page).getByRole('alert')
      await expect(alert).toContainText(t.problems.permis)
      await expect(field(page, 'nom')).toHaveValue(nom)
      await expect(field(page, 'engin')).toHaveValue('moto')

      // Nobody is asked for a licence for a bicycle.
      await field(page, 'engin').selectOption('velo')
      await expect(field(page, 'files.permis')).toBeHidden()
      await field(page, 'engin').selectOption('moto')
      await field(page, 'files.permis').setInputFiles({
        ...paper('permis.pdf'),
        buffer: Buffer.from('<html></html>'),
      })
      // A page that was drawn anew has lost its files.
      await field(page, 'files.piece').setInputFiles(paper('cnib.pdf'))
      await send(page)
      await expect(alert).toContainText('ni un PDF')
      await expect(field(page, 'ville')).toHaveValue('Ouagadougou')
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])

      await field(page, 'files.piece').setInputFiles(paper('cnib.pdf'))
      await field(page, 'files.permis').setInputFiles(paper('permis.pdf'))
      await send(page)
      await expect(main(page).getByText(t.sent)).toBeVisible()
      await expect(main(page)).toContainText(t.steps[1])
      if (javaScriptEnabled) {
        await expect(main(page).getByText('75 00 12 34')).toBeVisible()
        await expect(main(page).locator('[data-sent="engin"]')).toHaveText(t.vehicles.moto)
        expect(await axeFaults(page)).toEqual([])
      }
      const reference = main(page).locator('[data-sent-reference] bdi')
      await expect(reference).toHaveText(/^CO-20\d\d-\w{7}$/)
      const number = (await reference.textContent()) ?? ''
      await expect(page).toHaveURL(new RegExp(`reference=${number}$`))
      const [record, ...others] = await kept(nom)
      expect(others).toEqual([])
      expect(record).toMatchObject({ phone: '+22675001234', engin: 'moto', etat: 'reçue' })
      expect(record.permisFichierNom).toBe('permis.pdf')

      // The device that sent it lists it.
      const sent = page.url()
      await page.goto(routes.ownDossiers)
      await expect(main(page)).toContainText(number)
      await page.goto(sent)
      await main(page)
        .getByRole('link', { name: dictionaryOf('fr').outbox.follow })
        .click()
      await page.getByLabel(followUp.reference, { exact: true }).fill(number)
      await page.getByLabel(form.phone, { exact: true }).fill('75 00 12 34')
      await main(page).locator('form [type="submit"]').first().click()
      await expect(main(page)).toContainText('Candidature reçue')
    })
  })
}

test.describe('Becoming a courier in Arabic', () => {
  test.use(page360)

  test('takes a bicycle without a licence', async ({ page }) => {
    const words = dictionaryOf('ar').becomeCourier
    const nom = 'إدريس ساوادوغو'
    await page.goto('/ar/devenir-livreur')
    await fillIn(page, nom, 'velo')
    await send(page, words)
    await expect(main(page).getByRole('alert')).toContainText(words.problems.piece)
    await field(page, 'files.piece').setInputFiles(paper('cnib.pdf'))
    await send(page, words)
    await expect(main(page).getByText(words.sent)).toBeVisible()
    const [record] = await kept(nom)
    expect(record).toMatchObject({ engin: 'velo', locale: 'ar' })
    expect(await axeFaults(page)).toEqual([])
  })
})
