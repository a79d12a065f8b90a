import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Estimate } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

let office: OpenPayload
let call: StaffCall

const read = (id: number) => office.payload.findByID({ collection: 'estimations', id, depth: 0 })
const post = (path: string, body: object = {}) => call('agent', 'POST', `estimations/${path}`, body)
const sentence = async (answer: Response): Promise<string> =>
  (await answer.json()).errors[0].message

async function draft(given: object): Promise<Estimate> {
  const valableJusquau = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const data = { nom: 'Awa Sow', email: 'awa@exemple.bf', valableJusquau, ...given }
  const answer = await call('agent', 'POST', 'estimations', data)
  expect(answer.status).toBe(201)
  return (await answer.json()).doc
}

async function sent(given: object): Promise<Estimate> {
  const { id } = await draft(given)
  expect((await post(`${id}/send`)).status).toBe(200)
  return read(id)
}

beforeAll(async () => {
  office = await openPayload()
  call = await hireStaff(office)
})
afterAll(() => office.close())

it('An estimate sells seats once it is accepted: an order at its prices, or a sentence and nothing lost', async () => {
  const { payload } = office
  const training = { Theme: 'Excel avancé', nombre_heures: 12, prix_formation: 20_000 }
  const formation = (await payload.create({ collection: 'formations', data: training })).id
  const debut = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString()
  const held = { formation, debut, mode: 'presentiel', etat: 'brouillon', places: 2 } as const
  const { id: session } = await payload.create({ collection: 'sessions', data: held })
  const by = { by: 'personnel', why: 'Essai' } as const
  await moveSession(session, 'ouverte', by, await createLocalReq({}, payload))
  const seats = { designation: 'Excel à Bobo', quantite: 3, prix: 15_000, session }
  const sold = { lignes: [seats, { designation: 'Supports', quantite: 1, prix: 5_000 }] }
  const libres = async () =>
    (await payload.findByID({ collection: 'sessions', id: session })).libres

  const unreachable = await draft(sold)
  expect(await sentence(await post(`${unreachable.id}/send`))).toMatch(/téléphone/)
  const twice = await draft({ phone: '70112233', lignes: [seats, seats] })
  expect(await sentence(await post(`${twice.id}/send`))).toMatch(/deux lignes/)

  const { id } = await sent({ ...sold, phone: '70112233' })
  const agreed = {
    ...{ vers: 'accepté', entreprise: 'Faso Coton', bonDeCommande: 'BC-17' },
    participants: 'Awa Sow\n\nIssa Ouattara',
  }
  const few = await post(`${id}/answer`, agreed)
  expect([few.status, await sentence(few)]).toEqual([
    409,
    expect.stringMatching(/Excel à Bobo.*2 sur les 3/),
  ])
  expect([(await read(id)).etat, await libres()]).toEqual(['envoyé', 2])

  await payload.update({ collection: 'sessions', id: session, data: { places: 4 } })
  // A name too many has no seat: it would be lost with the form.
  const names = 'Awa\nIssa\nSali\nMariam'
  const crowded = await post(`${id}/answer`, { ...agreed, participants: names })
  expect(await sentence(crowded)).toMatch(/^4 noms pour 3 places/)
  const both = await Promise.all([post(`${id}/answer`, agreed), post(`${id}/answer`, agreed)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const accepted = await read(id)
  expect([accepted.etat, await libres()]).toEqual(['accepté', 1])
  const commande = Number(accepted.commande)
  expect(await payload.findByID({ collection: 'commandes', id: commande, depth: 0 })).toMatchObject(
    {
      ...{ etat: 'en_attente', total: 50_000, phone: '+22670112233', bonDeCommande: 'BC-17' },
      entreprise: { nom: 'Faso Coton' },
      lignes: [
        { nature: 'session', numero: session, quantite: 3, prix: 15_000 },
        { nature: 'prestation', titre: 'Supports', montant: 5_000 },
      ],
    },
  )
  const where = { commande: { equals: commande } }
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where,
    sort: 'place',
    depth: 0,
  })
  expect(docs).toMatchObject([
    { etat: 'retenue', nom: 'Awa Sow', prix: 15_000 },
    { nom: 'Issa Ouattara' },
    { nom: null },
  ])

  const late = await sent({ lignes: [{ ...seats, quantite: 1 }], phone: '70112233' })
  await moveSession(session, 'close', by, await createLocalReq({}, payload))
  const closed = await post(`${late.id}/answer`, { vers: 'accepté' })
  expect(await sentence(closed)).toMatch(/ne prend plus personne/)
  expect((await read(late.id)).etat).toBe('envoyé')

  // Begun anew, it keeps its lines; a session that takes nobody any more is chosen again.
  const again = await post(`${id}/copie`)
  expect(again.status).toBe(200)
  expect((await read((await again.json()).id)).lignes).toMatchObject([
    { designation: 'Excel à Bobo', quantite: 3, session: null },
    { designation: 'Supports' },
  ])
})

it('An accepted estimate of work becomes an order with one press: whole or by a deposit, once, and again after a way back', async () => {
  const { payload } = office
  const work = { designation: 'Site vitrine', quantite: 1, prix: 500_000 }
  const orderOf = async (id: number) =>
    payload.findByID({ collection: 'commandes', id: Number((await read(id)).commande), depth: 0 })

  const { id } = await draft({ email: null, lignes: [work] })
  expect(await sentence(await post(`${id}/commande`))).toMatch(/Notez d’abord l’accord/)
  expect((await post(`${id}/send`, { par: 'main' })).status).toBe(200)
  expect((await post(`${id}/answer`, { vers: 'accepté' })).status).toBe(200)
  expect((await read(id)).commande ?? null).toBeNull()

  // Nothing is known but a name: the number is asked for, and kept with the order alone.
  const asked = { acompte: '200000', phone: '70 11 22 33' }
  expect(await sentence(await post(`${id}/commande`, { acompte: '200000' }))).toMatch(/téléphone/)
  for (const acompte of ['500000', '-1', '1.5']) {
    expect((await post(`${id}/commande`, { ...asked, acompte })).status).toBe(400)
  }
  const both = await Promise.all([post(`${id}/commande`, asked), post(`${id}/commande`, asked)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await orderOf(id)).toMatchObject({
    ...{ etat: 'en_attente', total: 500_000, acompte: 200_000, phone: '+22670112233' },
    lignes: [{ nature: 'prestation', titre: 'Site vitrine', montant: 500_000 }],
  })
  expect(await sentence(await post(`${id}/commande`, asked))).toMatch(/déjà sa commande, CM-/)

  const first = await orderOf(id)
  const cancelled = { vers: 'annulée', motif: 'Autre acompte', message: 'Acompte changé' }
  const step = await call('administrator', 'POST', `commandes/${first.id}/avancer`, cancelled)
  expect(step.status, await step.text()).toBe(200)
  expect((await post(`${id}/commande`, { phone: '70112233' })).status).toBe(200)
  expect(await orderOf(id)).toMatchObject({ total: 500_000, acompte: null })
  expect((await orderOf(id)).id).not.toBe(first.id)
})
