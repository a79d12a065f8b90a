import type { Page } from '@playwright/test'
import { courierCalls } from '../../packages/contract/src/deliveries/gestures.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

const place = (quartier: string, phone: string) => ({
  ...{ ville: 'Ouagadougou', quartier, repere: 'École A', contact: 'Moussa', phone },
})
const asked = {
  nom: 'Awa Sawadogo',
  phone: '70 12 34 56',
  indicatif: '+226',
  depart: place('Gounghin', '70 12 34 56'),
  arrivee: place('Zogona', '76 00 00 01'),
  colis: 'Un carton',
  mode: 'especes_livraison',
  payeur: 'destinataire',
}
const why = 'Pourquoi (pour l’équipe)'

/** The data of an answer of the API. */
async function sent(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/${path}`, { data: { data } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

test('A delivery that is paid ahead is given to a courier once somebody has seen its money', async ({
  page,
  backOffice,
}) => {
  const ahead = { ...asked, mode: 'mobile_money', payeur: 'expediteur' }
  const { id, attributes } = await sent(page, 'livraisons', ahead)
  const facts = { phone: '75 00 00 78', ville: 'Ouagadougou', engin: 'moto' }
  const nom = `Salif ${attributes.reference}`
  const courier = await backOffice.write('coursiers', { nom, ...facts })
  const active = { vers: 'actif', motif: 'Dossier vu' }
  await page.request.post(`/admin/api/coursiers/${courier.id}/avancer`, { data: active })
  const priced = { vers: 'chiffrée', motif: 'Convenu', prix: 1500 }
  await page.request.post(`/admin/api/livraisons/${id}/avancer`, { data: priced })
  await backOffice.record('livraisons', id)
  const desk = page.getByRole('region', { name: 'Livraison', exact: true })
  await expect(desk.getByText('Mobile money, L’expéditeur')).toBeVisible()
  await desk.getByRole('button', { name: 'Confier à un livreur' }).click()
  const dialog = page.getByRole('dialog')
  // An accepted courier is there until he says otherwise.
  await dialog.getByLabel('Livreur').selectOption({ label: nom })
  await dialog.getByRole('button', { name: 'Confier à un livreur' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('1\u00a0500\u00a0FCFA sont arrivés (Mobile money)').check()
  expect(await axeFaults(page, { part: '.sira-desk' })).toEqual([])
  await dialog.getByRole('button', { name: 'Confier à un livreur' }).click()
  await expect(desk.getByText('Affectée')).toBeVisible()
})

test('A delivery is priced, given to a courier and handed over; a gap in the cash books nothing', async ({
  page,
  backOffice,
  playwright,
  baseURL,
}) => {
  const { id, attributes } = await sent(page, 'livraisons', asked)
  const facts = { phone: '75 00 00 77', ville: 'Ouagadougou', engin: 'moto' }
  const courier = await backOffice.write('coursiers', { nom: 'Issouf Zongo', ...facts })

  await backOffice.record('coursiers', courier.id)
  const file = page.getByRole('region', { name: 'Livreur', exact: true })
  await file.getByRole('button', { name: 'Rendre actif' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rendre actif' }).click()
  await expect(file.getByText('Actif')).toBeVisible()
  await file.getByRole('button', { name: 'Lier son téléphone' }).click()
  const [, lien = ''] = (await dialog.getByLabel('Lien').inputValue()).split('#')
  const code = await dialog.locator('strong').innerText()
  await page.keyboard.press('Escape')

  // All that is to be organised stands in one list, at the width of a desk.
  await backOffice.open('/collections/livraisons')
  await page.getByRole('link', { name: 'À organiser' }).click()
  await page.getByRole('link', { name: attributes.reference }).click()
  const desk = page.getByRole('region', { name: 'Livraison', exact: true })
  const deed = async (label: string, fill: () => Promise<unknown> = async () => undefined) => {
    await desk.getByRole('button', { name: label, exact: true }).click()
    await fill()
    await dialog.getByRole('button', { name: label, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await deed('Fixer le prix', () => dialog.getByLabel('Prix (FCFA)').fill('6200'))
  await deed('Confier à un livreur', async () => {
    expect(await axeFaults(page, { part: '.sira-desk' })).toEqual([])
    await dialog.getByLabel('Livreur').selectOption({ label: 'Issouf Zongo' })
  })
  await expect(desk.getByText('Affectée')).toBeVisible()

  // The phone of the courier says what he was paid.
  const { jeton } = await sent(page, courierCalls.bind, { lien, code })
  const taken = {
    cle: `${attributes.reference}:espece-00000001`,
    livraison: attributes.reference,
    nature: 'encaissement',
    faitLe: new Date().toISOString(),
    tentative: 1,
    montant: 6200,
  }
  await sent(page, courierCalls.gestures, { jeton, gestes: [taken] })
  await deed('Marquer enlevée')
  await deed('Marquer en route')
  await deed('Marquer remise', () => dialog.getByLabel(why).fill('Remise au client'))
  await expect(desk.getByText('Remise', { exact: true })).toBeVisible()

  await backOffice.record('coursiers', courier.id)
  const count = file.getByRole('button', { name: 'Compter ses espèces' })
  await count.click()
  await expect(dialog).not.toContainText('200')
  await dialog.getByLabel('Somme comptée (FCFA)').fill('5800')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  const gap = /^Écart de 400\sFCFA\s: rien n’est enregistré/
  await expect(page.getByText(gap)).toBeVisible()
  const where = `where[coursier][equals]=${courier.id}&depth=0&sort=id`
  const ledger = await page.request.get(`/admin/api/caisse-coursiers?${where}`)
  const lines = (await ledger.json()).docs as { nature: string; montant: number }[]
  expect(lines.map(({ nature, montant }) => [nature, montant])).toEqual([['encaissement', 6200]])

  // Counted again, it waits for who answers for the difference.
  await count.click()
  await dialog.getByLabel('Somme comptée (FCFA)').fill('6200')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/attend qu’un administrateur le règle/)).toBeVisible()
  await page.keyboard.press('Escape')
  await backOffice.open('/journee')
  const open = /^Issouf Zongo\s: écart de .?400\sFCFA à régler$/
  await expect(page.getByRole('link', { name: open })).toBeVisible()
  await backOffice.open(`/collections/comptages?${where}`)
  const row = page.getByRole('row').filter({ hasText: 'Issouf' })
  await expect(row).toContainText(/5.?800/)
  await expect(row).toContainText(/6.?200/)

  // Another administrator than who counted answers for the difference.
  const associate = { email: `associe-${id}@sira.example`, password: 'Un-mot-de-passe-7' }
  await backOffice.write('users', { ...associate, role: 'administrator' })
  const openGap = async () => {
    const gaps = await page.request.get(`/admin/api/comptages?${where}`)
    await backOffice.record('comptages', (await gaps.json()).docs.at(-1).id)
  }
  const decide = async (label: string, said: string) => {
    await page.getByRole('button', { name: label }).click()
    await dialog.getByLabel(why).fill(said)
    await dialog.getByRole('button', { name: label }).click()
  }
  await openGap()
  await decide('Régler l’écart', 'Retenu sur la paie')
  await expect(page.getByText(/^Vous avez compté vous-même/)).toBeVisible()
  await page.keyboard.press('Escape')
  await decide('Faire recompter', 'Par la caisse')
  await expect(dialog).toHaveCount(0)
  const cashier = { email: `caisse-${id}@sira.example`, password: 'Un-mot-de-passe-7' }
  await backOffice.write('users', { ...cashier, role: 'cashier' })
  const till = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await till.post('/admin/api/users/login', { data: cashier })
  const recounted = { data: { compte: 5800 } }
  const answer = await till.post(`/admin/api/coursiers/${courier.id}/compter`, recounted)
  expect(answer.status(), await answer.text()).toBe(200)
  await till.dispose()

  // An answer for the difference books the count: the closing of the day shows it.
  await openGap()
  await decide('Régler l’écart', 'Retenu sur la paie')
  await expect(dialog).toHaveCount(0)
  await backOffice.open('/ventes/cloture')
  const main = page.getByRole('main')
  await expect(main.getByRole('row').filter({ hasText: attributes.reference })).toContainText(
    /6.?200/,
  )
  const settled = main.getByRole('row').filter({ hasText: 'Écart réglé' })
  await expect(settled).toContainText(/400/)
  // His screen says what he did, and that nothing is in his hand any more.
  await backOffice.record('coursiers', courier.id)
  await expect(file.getByText(/^Espèces en main\s: 0\sFCFA$/)).toBeVisible()
  await expect(file.getByRole('link', { name: attributes.reference })).toBeVisible()
})

test('Staff note and correct the cash of a door that its courier forgot, before the till counts it', async ({
  page,
  backOffice,
}) => {
  const { id } = await sent(page, 'livraisons', asked)
  const facts = { phone: '75 00 00 80', ville: 'Ouagadougou', engin: 'moto' }
  const courier = await backOffice.write('coursiers', { nom: 'Ali Compaoré', ...facts })
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/admin/api/${path}`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await post(`coursiers/${courier.id}/avancer`, { vers: 'actif', motif: 'Dossier vu' })
  const steps = [
    { vers: 'chiffrée', prix: '4 000' },
    { vers: 'affectée', coursier: courier.id },
    ...['enlevée', 'en_route', 'remise'].map((vers) => ({ vers })),
  ]
  for (const step of steps) await post(`livraisons/${id}/avancer`, { motif: 'Convenu', ...step })

  await backOffice.record('livraisons', id)
  const desk = page.getByRole('region', { name: 'Livraison', exact: true })
  const dialog = page.getByRole('dialog')
  const note = async (label: string, sum: string) => {
    await desk.getByRole('button', { name: label }).click()
    await dialog.getByLabel('Espèces prises (FCFA)').fill(sum)
    await dialog.getByLabel(why).fill('Dit au téléphone')
    await dialog.getByRole('button', { name: label }).click()
    await expect(dialog).toHaveCount(0)
  }
  await note('Noter les espèces', '3 500')
  await expect(desk).toContainText(/3.500\sFCFA/)
  await note('Corriger les espèces notées', '4\u202f000')
  await expect(desk).toContainText(/Espèces notées\s*4.000\sFCFA/)

  await backOffice.record('coursiers', courier.id)
  await page.getByRole('button', { name: 'Compter ses espèces' }).click()
  const sum = dialog.getByLabel('Somme comptée (FCFA)')
  const keep = dialog.getByRole('button', { name: 'Enregistrer' })
  await sum.fill(' ')
  await keep.click()
  await expect(page.getByText('Le montant est un nombre entier de francs.')).toBeVisible()
  await sum.fill('4 000')
  await keep.click()
  await expect(page.getByText(/Le compte est juste/)).toBeVisible()
})

test('Staff suspend a courier with parcels, and deliver again what was cancelled', async ({
  page,
  backOffice,
}) => {
  const { id, attributes } = await sent(page, 'livraisons', asked)
  const nom = `Boukari ${attributes.reference}`
  const facts = { phone: '75 00 00 79', ville: 'Ouagadougou', engin: 'moto' }
  const courier = await backOffice.write('coursiers', { nom, ...facts })
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/admin/api/${path}`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await post(`coursiers/${courier.id}/avancer`, { vers: 'actif', motif: 'Dossier vu' })
  await post(`livraisons/${id}/avancer`, { vers: 'chiffrée', motif: 'Convenu', prix: 1500 })
  const given = { vers: 'affectée', motif: 'Choisi', coursier: courier.id }
  await post(`livraisons/${id}/avancer`, given)

  const dialog = page.getByRole('dialog')
  await backOffice.record('coursiers', courier.id)
  const file = page.getByRole('region', { name: 'Livreur', exact: true })
  await file.getByRole('button', { name: 'Suspendre' }).click()
  await expect(dialog.getByRole('link', { name: attributes.reference })).toBeVisible()
  expect(await axeFaults(page, { part: '.sira-desk' })).toEqual([])
  await dialog.getByLabel(why).fill('Absent')
  await dialog.getByRole('button', { name: 'Suspendre' }).click()
  await expect(file.getByText('Suspendu')).toBeVisible()

  await backOffice.record('livraisons', id)
  const desk = page.getByRole('region', { name: 'Livraison', exact: true })
  await expect(desk.getByText('Chiffrée')).toBeVisible()
  await post(`livraisons/${id}/avancer`, { vers: 'annulée', motif: 'Reportée' })
  await page.reload()
  await desk.getByRole('button', { name: 'Livrer à nouveau' }).click()
  await expect(dialog.getByLabel('Prix (FCFA)')).toHaveValue('1500')
  await dialog.getByRole('button', { name: 'Livrer à nouveau' }).click()
  await page.waitForURL((address) => !address.pathname.endsWith(`/livraisons/${id}`))
  await expect(desk.getByText('Chiffrée')).toBeVisible()
  await desk.getByRole('button', { name: 'Confier à un livreur' }).click()
  await expect(dialog.getByLabel(why)).toHaveAccessibleDescription('3 caractères au moins.')
})

test('An order that no courier has left with says so before it is marked as handed over', async ({
  page,
  backOffice,
}) => {
  const written = { titre: 'Livre à porter', auteur: 'Awa Sow', description: 'Un livre.' }
  const book = await backOffice.write('biblios', { ...written, prix: 5000, _status: 'published' })
  const { attributes } = await sent(page, 'commandes', {
    ...{ nom: 'Salif Ouédraogo', phone: '76 55 44 33', indicatif: '+226', mode: 'especes_agence' },
    lignes: [{ nature: 'livre', id: book.id, quantite: 1 }],
    remise: { mode: 'livraison', ville: 'Ouagadougou', quartier: 'Zogona', repere: 'Marché' },
  })
  const where = `where[reference][equals]=${attributes.reference}&depth=0`
  const [order] = (await (await page.request.get(`/admin/api/commandes?${where}`)).json()).docs
  await backOffice.record('commandes', order.id)
  const till = page.getByRole('region', { name: 'Caisse', exact: true })
  const dialog = page.getByRole('dialog')
  await till.getByRole('button', { name: 'Confirmer le paiement' }).click()
  await dialog.getByRole('button', { name: 'Confirmer le paiement' }).click()
  await till.getByRole('button', { name: 'Marquer remise' }).click()
  await expect(dialog).toContainText(/La livraison LI-\S+ n’est pas partie/)
  await page.keyboard.press('Escape')
  await till.getByRole('link', { name: /^Livraison LI-/ }).click()
  const desk = page.getByRole('region', { name: 'Livraison', exact: true })
  await desk.getByRole('button', { name: 'Confier à un livreur' }).click()
  await dialog.getByLabel('Livreur').selectOption({ index: 1 })
  await dialog.getByLabel(/^Le colis est prêt/).check()
  await dialog.getByRole('button', { name: 'Confier à un livreur' }).click()
  await expect(desk.getByText('Affectée')).toBeVisible()
  await backOffice.record('commandes', order.id)
  await expect(till.getByText('Préparée')).toBeVisible()
})
