import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { confirmPayment } from '../../src/money/ledger/confirmPayment.ts'
import { movePayment } from '../../src/money/ledger/movePayment.ts'
import type { Order } from '../../src/payload-types.ts'
import { moveSession } from '../../src/sessions/moves/moveSession.ts'
import type { School } from './openSchool.ts'

const counted = { by: 'personnel', who: 'Ali', why: 'Compté' } as const

/** What staff do with the sessions and the money of a school, and what its customers choose. */
export function schoolDesk(school: () => School) {
  const request = () => createLocalReq({}, school().shop.office.payload)
  const payments = async ({ id }: Order) => {
    const where = { commande: { equals: id } }
    const asked = { collection: 'paiements', where, sort: 'id', depth: 0 } as const
    return (await school().shop.office.payload.find(asked)).docs
  }
  const choose = (reference: string, { phone }: Order, what: object) =>
    school().shop.api.send('inscriptions/changer', { reference, phone, ...what })
  const seatOf = async (order: Order, session: number) =>
    (await school().seats(order)).find((seat) => seat.session === session)?.reference ?? ''
  return {
    payments,
    choose,
    seatOf,
    paid: async (payment: { id: number } | undefined, received?: number) =>
      confirmPayment(payment?.id ?? 0, { ...counted, received }, await request()),
    oweBack: async (payment: { id: number } | undefined) =>
      movePayment(payment?.id ?? 0, 'remboursement_dû', counted, await request()),
    refund: async (payment: { id: number } | undefined) =>
      movePayment(payment?.id ?? 0, 'remboursé', counted, await request()),
    async cancel(session: number) {
      const by = { by: 'personnel', who: 'Ali', why: 'Trop peu d’inscrits' } as const
      return moveSession(session, 'annulee', by, await request())
    },
    async refunded(order: Order, session: number) {
      const answer = await choose(await seatOf(order, session), order, { rembourser: true })
      expect(answer.statusCode).toBe(200)
    },
    /** The FCFA that are owed or given back of an order. */
    async owedOf(order: Order) {
      const back = (await payments(order)).filter(
        ({ etat }) => etat === 'remboursement_dû' || etat === 'remboursé',
      )
      return back.reduce((sum, { montant, montantRecu }) => sum + (montantRecu ?? montant), 0)
    },
  }
}

/** Lines of one seat of each session. */
export function oneOfEach(...sessions: number[]) {
  return sessions.map((id) => ({ nature: 'session', id, participants: [{ nom: 'Awa' }] }))
}
