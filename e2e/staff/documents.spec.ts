import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('A document for downloading', () => {
  test('is put into the library, found by its title, and said to visitors with its size', async ({
    page,
    backOffice,
  }) => {
    const title = `Catalogue ${Date.now()}`
    await backOffice.blank('documents')
    await page.getByText(/^PDF, DOCX.* 10\sMo au plus, sans macros\.$/).waitFor()
    const buffer = Buffer.from(`%PDF-1.7\n${'x'.repeat(300_000)}\n%%EOF\n`)
    const file = { name: 'catalogue.pdf', mimeType: 'application/pdf', buffer }
    await page.locator('.file-field input[type="file"]').setInputFiles(file)
    await page.getByRole('textbox', { name: /^Titre/ }).fill(title)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.waitForURL(/documents\/\d+/)
    const uses = page.getByRole('region', { name: 'Où il sert' })
    await expect(uses).toContainText('Aucun texte n’y mène')
    expect(await axeFaults(page, { part: '.sira-uses' })).toEqual([])

    await backOffice.blank('blogs')
    const body = page.getByRole('textbox', { name: /^Contenu/ })
    await body.click()
    await page.getByRole('button', { name: 'Lien', exact: true }).click()
    await page.keyboard.type(title)
    await page.getByRole('button', { name: new RegExp(`^${title} PDF, 293\\sko$`) }).click()
    const made = body.getByRole('link', { name: title })
    const href = await made.getAttribute('href')

    const contenu = `Toute l’année tient dans [ce catalogue](${href}), à lire sans réseau.`
    const article = { titre: `Paru : ${title}`, contenu, _status: 'published' }
    const { slug } = await backOffice.write('blogs', article)
    await page.goto(`/actualite/${slug}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /^ce catalogue \(PDF, 293\sko\)$/ }).click()
    expect((await downloading).suggestedFilename()).toBe('catalogue.pdf')
  })
})
