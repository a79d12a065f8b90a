import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { applicationsOf, cvFile, fillIn, openOffer, page360, send } from '../support/candidates.ts'
import { expect, test } from '../support/test.ts'

const { application: t } = dictionaryOf('fr')

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

      const html = { ...cvFile, buffer: Buffer.from('<html></html>') }
      await page.getByLabel(t.cv, { exact: true }).setInputFiles(html)
      await send(page)
      await expect(alert).toContainText('ni un PDF')
      await expect(page.getByLabel(t.name)).toHaveValue(nom)
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])

      await page.getByLabel(t.cv, { exact: true }).setInputFiles(cvFile)
      await send(page)
      await expect(page.getByRole('main')).toContainText(t.sent)
      await expect(page.getByRole('main')).toContainText(/CA-20\d\d-/)
      const [record, ...others] = await applicationsOf(nom)
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
      expect((await applicationsOf(nom))[0].etat).toBe('reçue')
      await press(followUp.withdrawal.withdraw)
      await expect(page.getByText(followUp.withdrawal.question)).toBeVisible()
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      await press(followUp.withdrawal.confirm)
      await expect(page.getByText(followUp.withdrawal.done)).toBeVisible()
      await expect(page.getByRole('button', { name: followUp.withdrawal.withdraw })).toHaveCount(0)
      expect((await applicationsOf(nom))[0].etat).toBe('retirée')
    })
  })
}

/** The browser inside of Facebook on Android: it prints nothing. */
const webView =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/159.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0;]'

test.describe('Applying with a CV that was written here, in the browser of an app', () => {
  test.use({ ...page360, userAgent: webView })

  test('asks the network for nothing before it is put into the form as PDF', async ({ page }) => {
    const { cv: builder } = dictionaryOf('fr')
    const slug = await openOffer()
    const name = 'Rasmata Zida'
    await page.addInitScript(() => Reflect.deleteProperty(window, 'print'))
    await page.goto(`/cv?offre=${slug}`)
    await page.getByLabel(builder.fields.name[0]).fill(name)
    await expect(page.getByText(builder.editor.kept)).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    await page.getByLabel(builder.fields.label[0]).fill('Vendeuse')
    await page.getByLabel(builder.fields.phone[0]).fill('70 12 34 56')
    await expect(page.getByText(builder.editor.kept)).toBeVisible()
    await expect(page.getByRole('button', { name: builder.use.print })).toHaveCount(0)
    expect(asked).toEqual([])
    await page.getByRole('link', { name: builder.use.applyWith }).click()
    await expect(page).toHaveURL(`/deposer-un-cv?offre=${slug}#ce-cv`)
    await page.getByRole('button', { name: t.ownCv.choose }).click()
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
    await page.getByRole('button', { name: 'Vendeuse' }).click()
    await expect(page.getByText(t.ownCv.attached)).toBeVisible()
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(1)
    expect(await axeFaults(page)).toEqual([])
    await expect(page.getByLabel(t.name)).toHaveValue(name)
    await page.getByLabel(t.consent).check()
    await send(page)
    await expect(page.getByRole('main')).toContainText(t.sent)
    const [sent] = await applicationsOf(name)
    expect(sent).toMatchObject({
      cvNom: 'CV-Rasmata-Zida.pdf',
      phone: '+22670123456',
      resume: { basics: { label: 'Vendeuse' } },
    })
    expect(sent.profil).toContain('Vendeuse')
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
    await page.getByLabel(words.cv, { exact: true }).setInputFiles(cvFile)
    await send(page, words)
    await expect(page.getByRole('main')).toContainText(words.sent)
    expect(cuts).toBe(2)
    const [record] = await applicationsOf(nom)
    expect(record).toMatchObject({ offre: null, locale: 'ar' })
    expect(await axeFaults(page)).toEqual([])
  })
})
