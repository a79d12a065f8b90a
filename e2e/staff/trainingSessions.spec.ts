import { readFileSync } from 'node:fs'
import { axeFaults } from '../support/axeFaults.ts'
import { drawnPhoto } from '../support/drawnPictures.ts'
import { expect, test } from '../support/test.ts'

test('An editor prepares a session, opens it, repeats it for six weeks and sees what clashes', async ({
  page,
  backOffice,
}) => {
  const training = await backOffice.write('formations', {
    Theme: 'Word en une journée',
    nombre_heures: 6,
    _status: 'published',
  })
  // A Tuesday, far from what the demo has.
  const debut = '2031-09-02T08:00:00.000Z'
  const held = { formation: training.id, mode: 'presentiel', ville: 'Dori', salle: 'Unique', debut }
  const { id } = await backOffice.write('sessions', { ...held, places: 10 })
  await backOffice.record('sessions', id)

  await page.getByRole('button', { name: 'Ouvrir aux inscriptions' }).click()
  const dialog = page.getByRole('dialog')
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Ouvrir aux inscriptions' }).click()
  await expect(page.getByRole('button', { name: 'Garantir' })).toBeVisible()

  await page.getByRole('button', { name: 'Répéter chaque semaine…' }).click()
  await dialog.getByLabel('Combien de sessions de plus').fill('5')
  await dialog.getByLabel('Les ouvrir aussitôt aux inscriptions').check()
  await dialog.getByRole('button', { name: 'Ajouter les sessions' }).click()
  await expect(page.getByText(/5 sessions ajoutées/)).toBeVisible()

  await backOffice.write('sessions', { ...held, debut: '2031-09-09T10:00:00.000Z' })
  await backOffice.open('/calendrier?mois=2031-09')
  const clash = page.locator('[data-state="clash"]')
  await expect(clash).toHaveCount(2)
  await expect(clash.first()).toContainText('Formateur ou salle pris deux fois')
  await expect(page.locator('[data-state="held"]')).toHaveCount(4)
  await backOffice.open('/calendrier?semaine=2031-09-10')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('8 septembre 2031')
  await expect(clash).toHaveCount(2)
  await expect(page.locator('.sira-calendar__day')).toHaveCount(7)
})

test('Staff run the day: sheet, presence, its photograph, and the certificates', async ({
  page,
  backOffice,
}) => {
  const training = await backOffice.write('formations', {
    Theme: 'Secourisme en un jour',
    nombre_heures: 6,
    _status: 'published',
  })
  const today = new Date().toISOString().slice(0, 10)
  const debut = '2031-10-07T08:00:00.000Z'
  const held = { formation: training.id, mode: 'presentiel', ville: 'Dori', debut, prix: 0 }
  const { id } = await backOffice.write('sessions', { ...held, places: 5 })
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await post(`/admin/api/sessions/${id}/avancer`, { vers: 'ouverte', motif: 'Essai' })
  const participants = ['Awa Sow', 'Issa Ouattara'].map((nom) => ({ nom }))
  const buyer = { nom: 'Mariam', phone: '76 44 55 88', indicatif: '+226', mode: 'especes_agence' }
  const lignes = [{ nature: 'session', id, participants }]
  await post('/api/commandes', { data: { ...buyer, lignes } })
  const dates = { debut: `${today}T08:00:00.000Z`, finFixee: `${today}T12:00:00.000Z` }
  const moved = await page.request.patch(`/admin/api/sessions/${id}`, { data: dates })
  expect(moved.ok(), await moved.text()).toBe(true)

  await backOffice.record('sessions', id)
  const desk = page.getByRole('region', { name: 'Présence et attestations' })
  await expect(desk).toContainText('2 inscrits sur 5 places · 2 payés · 0 assez présents')
  await desk.getByText('Feuilles à signer (PDF)').click()
  const sheet = page.waitForEvent('download')
  await desk.getByRole('link', { name: /matin$/ }).click()
  expect(
    readFileSync(await (await sheet).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await desk.getByRole('button', { name: 'Écrire à tous' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /\+22676445588$/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await desk.getByRole('button', { name: 'Lier le téléphone du formateur' }).click()
  await dialog.getByLabel('Qui tient le téléphone').fill('Adama Zongo')
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Obtenir le code' }).click()
  await expect(dialog).toContainText(/Code\u00a0: \d{6}/)
  await page.keyboard.press('Escape')

  await desk.getByLabel('Issa Ouattara').uncheck()
  await desk.getByRole('button', { name: 'Tous présents sauf 1' }).click()
  await expect(desk).toContainText(/Awa Sow présent, dit/)
  await expect(desk).toContainText(/Issa Ouattara absent, dit/)

  await desk.getByRole('button', { name: 'Garder la photo d’une feuille signée' }).click()
  const buffer = await drawnPhoto(page, 400, 600)
  await dialog.getByLabel('Photo (JPG ou PNG)').setInputFiles({
    ...{ name: 'feuille.jpg', mimeType: 'image/jpeg', buffer },
  })
  await dialog.getByRole('button', { name: 'Garder la photo' }).click()
  await expect(desk.getByRole('link', { name: /^Feuille signée/ })).toBeVisible()

  await desk.getByRole('button', { name: 'Délivrer les attestations' }).click()
  await expect(desk).toContainText(/Awa Sow\u00a0: 1\u00a0\/\u00a01 \w{16} \(valide\)/)
  await expect(desk).toContainText(/Issa Ouattara\u00a0: 0\u00a0\/\u00a01, pas assez/)
})

test('A seat is sold over the counter, and its receipt is there at once', async ({
  page,
  backOffice,
}) => {
  const training = await backOffice.write('formations', {
    Theme: 'Caisse et facturation',
    nombre_heures: 6,
    _status: 'published',
  })
  const debut = '2031-11-04T08:00:00.000Z'
  const held = { formation: training.id, mode: 'presentiel', ville: 'Kaya', debut, prix: 15_000 }
  const { id } = await backOffice.write('sessions', { ...held, places: 4 })
  const opened = await page.request.post(`/admin/api/sessions/${id}/avancer`, {
    data: { vers: 'ouverte', motif: 'Essai' },
  })
  expect(opened.ok(), await opened.text()).toBe(true)
  await backOffice.open('/collections/commandes')
  await page.getByRole('button', { name: 'Vendre au guichet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Article', { exact: true }).selectOption(`session:${id}`)
  await dialog.getByLabel('Combien', { exact: true }).fill('2')
  await dialog.getByLabel('Nom du client').fill('Rasmata Kaboré')
  await dialog.getByLabel('Téléphone').fill('70 22 33 44')
  await dialog.getByLabel(/^Participants/).fill('Awa Sow')
  await dialog.getByLabel(/caisse/).check()
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Enregistrer la vente' }).click()
  await expect(page).toHaveURL(/\/collections\/commandes\/\d+/)
  await expect(page.getByText('Payée', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/30\s000/).first()).toBeVisible()
})
