import { expect, test } from '../support/test.ts'

test.describe('A letter', () => {
  test('takes a picture of the library from an agent, who cannot add one', async ({
    colleague,
  }) => {
    const { page } = await colleague('agent')
    await page.goto('/admin/collections/letters/create')
    await page.getByRole('button', { name: 'Image de la médiathèque' }).click()
    const library = page.getByRole('dialog')
    await expect(library.getByRole('table')).toBeVisible()
    await expect(library.getByRole('button', { name: /Créer|Ajouter/ })).toHaveCount(0)
    await library.locator('tbody').getByRole('button').first().click()
    const words = page.getByRole('dialog', { name: 'Mots de l’image' })
    await words.getByLabel(/^Ce que montre l’image/).fill('Une salle de cours')
    await words.getByLabel(/^Légende/).fill('La salle de Ouaga 2000')
    await words.getByRole('button', { name: 'Insérer' }).click()
    const text = page.getByRole('textbox', { name: /^Texte/ })
    const picture = text.getByRole('img', { name: 'Une salle de cours' })
    await expect(picture).toHaveAttribute('src', /^\/uploads\//)
    await expect(text.getByText('La salle de Ouaga 2000')).toBeVisible()
  })

  test('is opened and tried by an editor, who does not send it', async ({ colleague }) => {
    const { page } = await colleague('editor')
    await page.goto('/admin')
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('button', { name: 'Écrans de « Site »' }).click()
    await menu.getByRole('link', { name: 'Lettres d’information' }).click()
    await page.getByRole('link', { name: 'Créer', exact: false }).first().click()
    await page.locator('#field-subject').fill('Nos formations de décembre')
    await page.getByRole('textbox', { name: /^Texte/ }).fill('Deux dates.')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.waitForURL(({ pathname }) => /letters\/\d+$/.test(pathname))
    await page.getByRole('button', { name: 'M’envoyer un essai' }).click()
    await expect(page.getByText('Essai écrit dans un fichier')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Envoyer aux abonnés' })).toHaveCount(0)
  })

  test('is planned, taken back, and sent to as many as was said', async ({ page, backOffice }) => {
    const { request } = page
    const email = `lectrice.${Date.now()}@exemple.bf`
    await request.post('/api/newsletters', { data: { data: { email } } })
    const kept = await request.get(`/admin/api/emails?where[to][equals]=${email}`)
    const [, token] = /jeton=([\w.-]+)/.exec((await kept.json()).docs[0].text) ?? []
    await request.post('/api/newsletters/confirm', { data: { data: { token } } })

    const { id } = await backOffice.write('letters', { subject: 'Nos dates', body: 'Bonjour.' })
    await page.goto(`/admin/collections/letters/${id}`)
    await page.getByRole('button', { name: 'Programmer l’envoi' }).click()
    const plan = page.getByRole('dialog', { name: 'Programmer l’envoi' })
    await plan.getByLabel('Jour').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
    await plan.getByRole('button', { name: 'Programmer' }).click()
    await expect(page.getByText(/^La lettre partira le /)).toBeVisible()
    await page.getByRole('button', { name: 'Annuler l’envoi prévu' }).click()

    await page.getByRole('button', { name: 'Envoyer aux abonnés' }).click()
    const dialog = page.getByRole('dialog', { name: 'Envoyer aux abonnés' })
    await expect(dialog.getByText(/^\d+ abonnés? en français$/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Envoyer à \d+ abonnés?$/ }).click()
    await expect(page.getByText(/^Lettre écrite dans des fichiers pour/)).toBeVisible()
  })
})
