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

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Staff run the day: sheet, presence, its photograph, and the certificates', async ({
    page,
    backOffice,
  }) => {
    const training = await backOffice.write('formations', {
      Theme: 'Secourisme en un jour',
      nombre_heures: 6,
      _status: 'published',
    })
    // Yesterday: no certificate is issued before the end.
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const debut = '2031-10-07T08:00:00.000Z'
    const held = { formation: training.id, mode: 'presentiel', ville: 'Dori', debut, prix: 0 }
    const { id } = await backOffice.write('sessions', { ...held, places: 5 })
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await post(`/admin/api/sessions/${id}/avancer`, { vers: 'ouverte', motif: 'Essai' })
    const participants = [{ nom: 'Awa Sow', email: 'awa@exemple.bf' }, { nom: 'Issa Ouattara' }]
    const buyer = { nom: 'Mariam', phone: '76 44 55 88', indicatif: '+226', mode: 'especes_agence' }
    const lignes = [{ nature: 'session', id, participants }]
    await post('/api/commandes', { data: { ...buyer, lignes } })
    const dates = { debut: `${day}T08:00:00.000Z`, finFixee: `${day}T12:00:00.000Z` }
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
    await dialog.getByLabel('Message').fill('Venez à 7 h 45, salle 2')
    await expect(dialog.getByRole('link', { name: /\+22676445588$/ })).toHaveAttribute(
      'href',
      `https://wa.me/22676445588?text=${encodeURIComponent('Venez à 7 h 45, salle 2')}`,
    )
    await dialog.getByRole('button', { name: 'Écrire à 1 adresse', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/Une lettre part à 1 adresse\./)
    expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
    await dialog.getByRole('button', { name: 'Oui, écrire à 1 adresse' }).click()
    await expect(page.getByText(/1 lettre est écrite/)).toBeVisible()
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
})

test('Staff see who waits and what is due, and split a party that said so on the phone', async ({
  page,
  backOffice,
}) => {
  const { id: formation } = await backOffice.write('formations', {
    Theme: 'Couture en dix jours',
    nombre_heures: 6,
    _status: 'published',
  })
  const held = { formation, mode: 'presentiel', debut: '2031-12-09T08:00:00.000Z', prix: 15_000 }
  const { id } = await backOffice.write('sessions', { ...held, places: 2 })
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await post(`/admin/api/sessions/${id}/avancer`, { vers: 'ouverte', motif: 'Essai' })
  const phone = { phone: '76 44 55 90', indicatif: '+226' }
  const lignes = [{ nature: 'session', id, participants: [{}, {}] }]
  const buyer = { nom: 'Mariam Sana', ...phone, mode: 'especes_agence', lignes }
  const bought = await page.request.post('/api/commandes', { data: { data: buyer } })
  const { reference, cle } = (await bought.json()).data.attributes
  await post('/api/attentes', { data: { session: id, places: 2, nom: 'Adama Zongo', ...phone } })

  await backOffice.record('sessions', id)
  const due = page.getByRole('region', { name: 'Présence et attestations' })
  await expect(due.getByRole('link', { name: /^CM-\S+ Mariam Sana$/ })).toBeVisible()
  await expect(due).toContainText(/30\s000\sFCFA, au plus tard le/)
  const list = page.getByRole('region', { name: 'Liste d’attente' })
  await expect(list).toContainText('Adama Zongo 2 places, rang 1')
  await list.getByRole('link', { name: 'Adama Zongo' }).click()

  await page.getByRole('button', { name: 'Partager la demande' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Places à avoir d’abord, sur 2')).toHaveValue('1')
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Partager la demande' }).click()
  await expect(page.getByText(/Le reste attend sous AT-/)).toBeVisible()
  await expect(page.getByLabel(/^Places/)).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Partager la demande' })).toHaveCount(0)
  await backOffice.record('sessions', id)
  await expect(list.getByText('1 place, rang 1')).toHaveCount(2)

  // Seats come free, and a person without an address says yes on the phone.
  await post('/api/commandes/annuler', { data: { reference, cle } })
  await backOffice.record('sessions', id)
  await expect(list.getByText(/1 place offerte jusqu’au .*, à appeler/)).toHaveCount(2)
  await list.getByRole('link', { name: 'Adama Zongo' }).first().click()
  await page.getByRole('button', { name: 'Prendre la place' }).click()
  await dialog.getByRole('button', { name: 'Prendre la place' }).click()
  await expect(page).toHaveURL(/\/collections\/commandes\/\d+/)
  await expect(page.getByText(/15\s000/).first()).toBeVisible()
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

test('An estimate that sells seats becomes an order once its agreement is noted', async ({
  page,
  backOffice,
}) => {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/admin/api/${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const training = { Theme: 'Gestion de stock', nombre_heures: 6, _status: 'published' }
  const { id: formation } = await backOffice.write('formations', training)
  const held = { formation, mode: 'presentiel', debut: '2031-12-02T08:00:00.000Z', prix: 15_000 }
  const { id: session } = await backOffice.write('sessions', { ...held, places: 1 })
  await post(`sessions/${session}/avancer`, { vers: 'ouverte', motif: 'Essai' })
  const lignes = [{ designation: 'Gestion de stock', quantite: 2, prix: 12_000, session }]
  const who = { nom: 'Rasmata Kaboré', email: 'rasmata@exemple.bf', phone: '70223345' }
  const estimate = { ...who, lignes, valableJusquau: '2031-11-30' }
  const { id } = await backOffice.write('estimations', estimate)
  await post(`estimations/${id}/send`, {})

  await backOffice.record('estimations', id)
  await page.getByRole('button', { name: 'Noter l’accord' }).click()
  const dialog = page.getByRole('dialog')
  const company = dialog.getByLabel('Entreprise (facultatif)')
  await company.fill('Faso Coton')
  await dialog.getByLabel('Bon de commande (facultatif)').fill('BC-17')
  await dialog.getByLabel(/^Participants/).fill('Awa Sow\nIssa Ouattara')
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Noter l’accord' }).click()
  await expect(page.getByText(/1 sur les 2 du devis/)).toBeVisible()

  // Nothing was noted, and nothing typed is lost.
  await expect(company).toHaveValue('Faso Coton')
  await backOffice.change('sessions', session, { places: 5 })
  await dialog.getByRole('button', { name: 'Noter l’accord' }).click()
  await expect(page.getByText(/La commande CM-\S+ retient les places/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Accepté', { exact: true }).first()).toBeVisible()
})
