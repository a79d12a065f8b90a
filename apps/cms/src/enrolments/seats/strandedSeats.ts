import type { Payload, PayloadRequest, Where } from 'payload'
import type { Enrolment, Order } from '../../payload-types.ts'
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
