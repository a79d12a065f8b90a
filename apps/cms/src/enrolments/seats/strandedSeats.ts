import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { Enrolment, Order } from '../../payload-types.ts'
import { seatsOfOrder } from './seatsOfOrder.ts'
import { sessionLines } from './takeSeats.ts'

/** Seats that somebody still has in a session that is cancelled. */
export const stranded: Where = {
  etat: { in: ['retenue', 'confirmée'] },
  'session.etat': { equals: 'annulee' },
}

/** Those of one order: what becomes of them is to be decided. */
export async function strandedSeats(
  { id }: Pick<Order, 'id'>,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Enrolment[]> {
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where: { and: [{ commande: { equals: id } }, stranded] },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/** Whether money of this order would pay for a session that is cancelled. */
export async function paysForCancelled(
  { id, etat, lignes }: Pick<Order, 'id' | 'etat' | 'lignes'>,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<boolean> {
  const sessions = sessionLines(lignes ?? []).map(({ session }) => session)
  if (sessions.length === 0) return false
  if (etat !== 'annulée') return (await strandedSeats({ id }, payload, req)).length > 0
  const where = { id: { in: sessions }, etat: { equals: 'annulee' } }
  return (await payload.count({ collection: 'sessions', where, req })).totalDocs > 0
}

/** Whether it would pay for nothing else: money of an order that has more left is taken. */
export async function paysForCancelledAlone(order: Order, req: PayloadRequest): Promise<boolean> {
  if (!(await paysForCancelled(order, req.payload, req))) return false
  if (order.etat === 'annulée') return true
  return !(await hasMore(order, await strandedSeats(order, req.payload, req), req))
}

/** Whether anything of an order is left without these seats. */
export async function hasMore(order: Order, seats: readonly Enrolment[], req: PayloadRequest) {
  const all = await seatsOfOrder(order.id, req.payload, { req, states: seatedStates })
  const isOther = ({ nature, quantite }: NonNullable<Order['lignes']>[number]) =>
    nature !== 'session' && quantite > 0
  return all.length > seats.length || (order.lignes ?? []).some(isOther)
}
