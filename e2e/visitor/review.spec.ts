import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const { review: t, cv: builder, application, order: words } = dictionaryOf('fr')
const phone = '70 12 34 56'
const file = {
  name: 'Mon CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nVendeuse\n%%EOF\n'),
}
const page360 = { viewport: { width: 360, height: 740 } }

async function order({ request }: Page, code: string): Promise<string> {
  const customer = { nom: 'Awa Zerbo', phone, indicatif: '+226', mode: 'especes_agence' }
  const data = { ...customer, lignes: [{ nature: 'prestation', code }] }
  const sent = await request.post('/api/commandes', { data: { data } })
  expect(sent.status(), await sent.text()).toBe(200)
  return (await sent.json()).data.attributes.reference
}

/** Opens the page of an order by its phone number, and follows it to the form. */
async function openForm(page: Page, reference: string, paper: string): Promise<void> {
  await page.goto(`/commandes/${reference}`)
  await page.locator('#commande-telephone').fill(phone)
  await page.getByRole('button', { name: words.open }).last().click()
  await page.getByRole('link', { name: `${words.review.send}\u00a0: ${paper}` }).click()
  await expect(page.getByLabel(t.reference)).toHaveValue(reference)
}

async function kept(reference: string) {
  const context = await asAdministrator(readRunningProduct().siteUrl)
  const params = { 'where[reference][equals]': reference, depth: '0' }
  return (await (await context.get('/admin/api/commandes', { params })).json()).docs[0]
}

test.describe('A CV that was written here', () => {
  test.use(page360)

  test('is ordered to be reviewed from its page, and attached by one touch', async ({ page }) => {
    await page.goto('/cv')
    await page.getByLabel(builder.fields.name[0]).fill('Awa Zerbo')
    await page.getByLabel(builder.fields.label[0]).fill('Vendeuse')
    await expect(page.getByText(builder.editor.kept)).toBeVisible()
    await page.getByRole('button', { name: builder.review.order }).click()
    await expect(page.getByRole('main')).toContainText(/panier/i)

    const reference = await order(page, 'cv_professionnel')
    await openForm(page, reference, words.review.papers.cv)
    await page.locator('#relecture-phone').fill(phone)
    await page.getByRole('button', { name: application.ownCv.choose }).click()
    await page.getByRole('button', { name: 'Vendeuse' }).click()
    await expect(page.getByText(application.ownCv.attached)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: t.submit }).click()
    await expect(page.getByRole('main')).toContainText(t.sent)
    await page.getByRole('link', { name: t.order }).click()
    await expect(page.getByRole('main')).toContainText('CV-Awa-Zerbo.pdf')
    expect(await axeFaults(page)).toEqual([])
    expect((await kept(reference)).relectureCvNom).toBe('CV-Awa-Zerbo.pdf')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`A letter to review ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ ...page360, javaScriptEnabled })

    test('is sent as a file; a wrong number is told, and nothing typed is lost', async ({
      page,
    }) => {
      const reference = await order(page, 'lettre_motivation')
      await openForm(page, reference, words.review.papers.lettre)
      const submit = page.getByRole('button', { name: t.submit })
      const number = page.locator('#relecture-phone')
      await number.fill('70 00 00 00')
      await page.getByLabel(t.papers.lettre, { exact: true }).setInputFiles(file)
      await submit.click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t.problems.reference)
      await expect(page.getByLabel(t.reference)).toHaveValue(reference)
      await number.fill(phone)
      await page.getByLabel(t.papers.lettre, { exact: true }).setInputFiles(file)
      await submit.click()
      await expect(page.getByRole('main')).toContainText(t.sent)
      expect((await kept(reference)).relectureLettreNom).toBe(file.name)
    })
  })
}
