import { type APIRequestContext, expect } from '@playwright/test'
import { asAdministrator } from './administratorSession.ts'
import { readRunningProduct } from './runningProduct.ts'

const staff = () => asAdministrator(readRunningProduct().siteUrl)
const dayMs = 86_400_000

/** An open session of so many seats, so late that the next one of its training stays the next. */
export async function openSession(places: number, more: object = {}): Promise<number> {
  const asked = '/api/sessions?populate=formation&pagination[limit]=100'
  const { data: held } = await (await (await staff()).get(asked)).json()
  const open = held.find(
    (one: { attributes: { etat: string } }) => one.attributes.etat === 'ouverte',
  )
  const formation: number = open.attributes.formation.data.id
  const debut = new Date(Date.now() + 300 * dayMs).toISOString()
  const place = { ville: 'Bobo-Dioulasso', mode: 'presentiel', prix: 20_000 }
  const data = { formation, debut, places, ...place, ...more }
  const answer = await (await staff()).post('/admin/api/sessions', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = ((await answer.json()) as { doc: { id: number } }).doc
  await advanceSession(id, 'ouverte')
  return id
}

/** The slug of its training, as the address of a page has it. */
export async function trainingOf(session: number): Promise<string> {
  const asked = await (await staff()).get(`/api/sessions/${session}?populate=formation`)
  return (await asked.json()).data.attributes.formation.data.attributes.slug
}

export async function advanceSession(id: number, vers: string): Promise<void> {
  const data = { vers, motif: 'Essai' }
  const answer = await (await staff()).post(`/admin/api/sessions/${id}/avancer`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export async function changeSession(id: number, data: object): Promise<void> {
  const answer = await (await staff()).patch(`/admin/api/sessions/${id}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export interface BoughtSeats {
  reference: string
  cle: string
  inscriptions: { reference: string }[]
}

/** An order of seats, by somebody who pays at the office. */
export async function buySeats(
  visitor: APIRequestContext,
  session: number,
  count: number,
  more: object = {},
): Promise<BoughtSeats> {
  const who = { nom: 'Salif', phone: '76 44 55 66', indicatif: '+226', mode: 'especes_agence' }
  const lignes = [{ nature: 'session', id: session, participants: Array(count).fill({}) }]
  const answer = await visitor.post('/api/commandes', {
    data: { data: { ...who, lignes, ...more } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.attributes
}

/** Staff count the money of an order. */
export async function payAtOffice(reference: string): Promise<void> {
  const office = await staff()
  const asked = `where[commande.reference][equals]=${reference}`
  const { docs } = await (await office.get(`/admin/api/paiements?${asked}`)).json()
  const data = { vers: 'confirmé', motif: 'Compté' }
  const paid = await office.post(`/admin/api/paiements/${docs[0].id}/decider`, { data })
  expect(paid.ok(), await paid.text()).toBe(true)
}
