import { axeFaults } from '../support/axeFaults.ts'
import { buySeats, changeSession, openSession, payAtOffice } from '../support/sessionsApi.ts'
import { expect, test } from '../support/test.ts'

const phone = '76 44 55 66'

test('Staff decide on the money of seats that were left late: it stays, or goes back', async ({
  page,
  request,
  backOffice,
}) => {
  const training = { Theme: 'Accueil au téléphone', nombre_heures: 6, _status: 'published' }
  const { id: formation } = await backOffice.write('formations', training)
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString()
  const session = await openSession(4, { formation, debut: soon, prix: 15_000 })
  const { reference, inscriptions } = await buySeats(request, session, 3)
  await payAtOffice(reference)
  const seats: number[] = []
  for (const { reference: seat } of inscriptions.slice(0, 2)) {
    const data = { reference: seat, phone, annuler: true }
    const left = await request.post('/api/inscriptions/changer', { data: { data } })
    expect(left.status(), await left.text()).toBe(200)
    const asked = `/admin/api/inscriptions?where[reference][equals]=${seat}`
    seats.push((await (await page.request.get(asked)).json()).docs[0].id)
  }
  // Out of the lists of visitors, which other tests read.
  await changeSession(session, { debut: '2032-03-02T08:00:00.000Z' })

  const [kept = 0, given = 0] = seats
  const panel = page.getByRole('region', { name: 'Argent à décider' })
  const dialog = page.getByRole('dialog')
  async function decide(seat: number, decision: string) {
    await backOffice.record('inscriptions', seat)
    await expect(panel).toContainText(/15\s000\sFCFA payés pour elle/)
    await panel.getByRole('button', { name: decision }).click()
    expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
    await dialog.getByLabel('Pourquoi (pour l’équipe)').fill('Prévenu la veille')
    await dialog.getByRole('button', { name: decision }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Annulée', { exact: true }).first()).toBeVisible()
    await expect(panel).toHaveCount(0)
    const asked = `/admin/api/paiements?where[commande.reference][equals]=${reference}&sort=id`
    const { docs } = await (await page.request.get(asked)).json()
    return docs.map((one: { etat: string; montantRecu: number }) => [one.etat, one.montantRecu])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await decide(kept, 'Garder cet argent')).toEqual([['confirmé', 45_000]])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await decide(given, 'Rendre cet argent')).toEqual([
    ['confirmé', 30_000],
    ['remboursement_dû', 15_000],
  ])
})

test('Staff move one seat to another session on a phone, and the difference goes back', async ({
  page,
  request,
  backOffice,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const training = { Theme: 'Tenue de caisse', nombre_heures: 6, _status: 'published' }
  const { id: formation } = await backOffice.write('formations', training)
  const held = { formation, debut: '2032-04-06T08:00:00.000Z' }
  const from = await openSession(4, { ...held, prix: 15_000 })
  await openSession(4, { ...held, debut: '2032-05-04T08:00:00.000Z', ville: 'Kaya', prix: 10_000 })
  const { reference, inscriptions } = await buySeats(request, from, 1)
  await payAtOffice(reference)
  const asked = `/admin/api/inscriptions?where[reference][equals]=${inscriptions[0]?.reference}`
  const [seat] = (await (await page.request.get(asked)).json()).docs

  await backOffice.record('inscriptions', seat.id)
  const move = 'Déplacer vers une autre session'
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: move }).click()
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  const choice = dialog.getByLabel('Session', { exact: true })
  await choice.selectOption({ label: 'Tenue de caisse, 4 mai 2032, Kaya (4 places)' })
  await dialog.getByLabel('Pourquoi (pour l’équipe)').fill('Malade')
  await dialog.getByRole('button', { name: move }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Tenue de caisse, 4 mai 2032, Kaya').first()).toBeVisible()
  const paid = `/admin/api/paiements?where[commande.reference][equals]=${reference}&sort=id`
  const { docs } = await (await page.request.get(paid)).json()
  expect(
    docs.map(({ etat, montantRecu }: { etat: string; montantRecu: number }) => [etat, montantRecu]),
  ).toEqual([
    ['confirmé', 10_000],
    ['remboursement_dû', 5_000],
  ])
})
