import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { applicationsOf, fillIn, ownOffer, page360, pdfNamed, send } from '../support/candidates.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const { application: t } = words

for (const javaScriptEnabled of [true, false]) {
  test.describe(`An offer without CV, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ ...page360, javaScriptEnabled })

    test('says that no CV is asked for, and takes a name and a number', async ({ page }) => {
      const nom = `Lassina Ouattara ${javaScriptEnabled ? 'Un' : 'Deux'}`
      const titre = `Manœuvre ${javaScriptEnabled ? 'un' : 'deux'}`
      const offer = await ownOffer({ titre, cv_facultatif: true })
      await page.goto(`/jobs/${offer.slug}`)
      await expect(page.getByText(words.job.withoutCv)).toHaveCount(1)
      await page.goto(`/deposer-un-cv?offre=${offer.slug}`)
      await fillIn(page, nom)
      await expect(page.getByLabel(t.cvOptional)).toBeVisible()
      expect(await layoutFaults(page)).toEqual([])
      if (javaScriptEnabled) expect(await axeFaults(page)).toEqual([])
      await send(page)
      await expect(page.getByRole('main')).toContainText(t.sent)
      expect(await applicationsOf(nom)).toMatchObject([{ intitule: titre, cvNom: null }])
      await offer.hide()
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`A file of 11 MB, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ ...page360, javaScriptEnabled, expectedError: /413/ })

    test('is refused with a sentence; what was typed is still there, and nothing was kept', async ({
      page,
    }) => {
      const nom = `Ousmane Bado ${javaScriptEnabled ? 'Un' : 'Deux'}`
      await page.goto('/deposer-un-cv')
      await fillIn(page, nom)
      const buffer = Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7\n')
      const large = { name: 'scan.pdf', mimeType: 'application/pdf', buffer }
      await page.getByLabel(t.cv, { exact: true }).setInputFiles(large)
      await send(page)
      // Without script the back office says it of the file.
      const said = javaScriptEnabled ? t.large : 'Ce fichier dépasse 10\u00a0Mo.'
      await expect(page.getByRole('main').getByRole('alert')).toContainText(said)
      await expect(page.getByLabel(t.name)).toHaveValue(nom)
      expect(await applicationsOf(nom)).toEqual([])
    })
  })
}

test.describe('What was gathered on the device', () => {
  test.use(page360)

  test('goes with an application: CV, letter and diplomas, each by one touch', async ({ page }) => {
    const nom = 'Roukiatou Tall'
    await page.goto('/cv')
    await page.getByLabel(words.cv.fields.name[0]).fill(nom)
    await page.getByLabel(words.cv.fields.label[0]).fill('Couturière')
    await expect(page.getByText(words.cv.editor.kept)).toBeVisible()
    await page.goto('/lettre')
    await page.getByLabel(words.letter.fields.subject[0]).fill('Atelier de couture')
    await expect(page.getByText(words.cv.editor.kept)).toBeVisible()
    await page.goto('/mon-dossier')
    const chooser = page.getByLabel(words.file.add)
    await chooser.setInputFiles(['un', 'deux', 'trois', 'quatre'].map((n) => pdfNamed(`${n}.pdf`)))
    await expect(page.getByText('quatre.pdf').first()).toBeVisible()
    const html = { ...pdfNamed('page.pdf'), buffer: Buffer.from('<html></html>') }
    await chooser.setInputFiles(html)
    await expect(page.getByRole('status').filter({ hasText: words.file.otherKind })).toBeVisible()
    await expect(page.getByText('page.pdf')).toHaveCount(0)
    await page.goto('/deposer-un-cv')
    await page.getByRole('button', { name: t.ownCv.choose }).click()
    const attach = async (name: string, file = name) => {
      await page.getByRole('button', { name: `${t.ownCv.attach} ${name}` }).click()
      await expect(page.getByText(`${t.ownCv.attached} ${file}`)).toBeVisible()
    }
    await attach('Couturière', 'CV-Roukiatou-Tall.pdf')
    await attach('Atelier de couture', 'Lettre.pdf')
    for (const name of ['un.pdf', 'deux.pdf', 'un.pdf', 'trois.pdf']) await attach(name)
    await page.getByRole('button', { name: 'quatre.pdf' }).click()
    await expect(page.getByText(t.ownCv.full)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    await page.locator('#candidature-phone').fill('70 12 34 56')
    await page.getByLabel(t.consent).check()
    await send(page)
    await expect(page.getByRole('main')).toContainText(t.sent)
    expect(await applicationsOf(nom)).toMatchObject([
      {
        cvNom: 'CV-Roukiatou-Tall.pdf',
        lettreNom: 'Lettre.pdf',
        piece1Nom: 'un.pdf',
        piece2Nom: 'deux.pdf',
        piece3Nom: 'trois.pdf',
      },
    ])
  })
})
