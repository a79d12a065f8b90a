import type { LightMyRequestResponse } from 'fastify'
import { createLocalReq } from 'payload'
import type { Enrolment, Order, TrainingSession, WaitingEntry } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import { attributesOf, customer, openShop, type Shop } from '../orders/support/openShop.ts'
import type { SuiteDatabase } from '../support/suiteDatabase.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** A shop that sells seats. */
export interface School {
  shop: Shop
  /** An open session in a month, of so many seats at 20,000. */
  session(places: number | null, more?: Partial<TrainingSession>): Promise<number>
  freeOf(session: number): Promise<number | null | undefined>
  seats(order: Order): Promise<Enrolment[]>
  entry(reference: string): Promise<WaitingEntry>
  buy(
    session: number,
    count: number,
    more?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  bought(session: number, count: number, more?: object): Promise<Order>
  wait(
    session: number,
    places: number,
    more?: object,
    headers?: object,
  ): Promise<LightMyRequestResponse>
}

let people = 10_000_000
/** Everybody is somebody else, somewhere else. */
function somebody() {
  people += 1
  const digits = String(people).slice(1)
  return {
    phone: `7${digits}`,
    headers: { 'x-forwarded-for': `10.${people % 250}.${Math.floor(people / 250) % 250}.7` },
  }
}

export async function openSchool(database: SuiteDatabase): Promise<School> {
  const shop = await openShop(database)
  const { payload } = shop.office
  const formation = await payload.create({
    collection: 'formations',
    data: {
      Theme: 'Excel avancé',
      slug: 'excel-avance',
      nombre_heures: 12,
      prix_formation: 20_000,
    },
  })
  const lines = (id: number, count: number) => {
    const participants = Array.from({ length: count }, (_, at) => (at === 0 ? { nom: 'Awa' } : {}))
    return [{ nature: 'session', id, participants }]
  }
  const buy: School['buy'] = (id, count, more = {}, headers) => {
    const who = somebody()
    const order = { lignes: lines(id, count), phone: who.phone, ...more }
    return shop.place(order, { ...who.headers, ...headers })
  }
  return {
    shop,
    buy,
    async session(places, more = {}) {
      const { id } = await payload.create({
        collection: 'sessions',
        data: {
          formation: formation.id,
          debut: inDays(30),
          ville: 'Bobo-Dioulasso',
          mode: 'presentiel',
          etat: 'brouillon',
          places,
          ...more,
        },
      })
      const req = await createLocalReq({}, payload)
      await moveSession(id, 'ouverte', { by: 'personnel', why: 'Ouverte' }, req)
      return id
    },
    freeOf: async (id) => (await payload.findByID({ collection: 'sessions', id, depth: 0 })).libres,
    async seats({ id }) {
      const where = { commande: { equals: id } }
      return (await payload.find({ collection: 'inscriptions', where, sort: 'place', depth: 0 }))
        .docs
    },
    async entry(reference) {
      const where = { reference: { equals: reference } }
      const { docs } = await payload.find({ collection: 'attentes', where, depth: 0 })
      if (!docs[0]) throw new Error(`No entry ${reference}`)
      return docs[0]
    },
    bought: async (id, count, more) =>
      shop.orderOf(attributesOf(await buy(id, count, more)).reference),
    wait(session, places, more = {}, headers = {}) {
      const who = somebody()
      const wish = { session, places, nom: customer.nom, phone: who.phone, indicatif: '+226' }
      return shop.api.send('attentes', { ...wish, ...more }, { ...who.headers, ...headers })
    },
  }
}
