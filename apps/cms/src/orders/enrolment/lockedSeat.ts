import { APIError, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import type { Enrolment, Order } from '../../payload-types.ts'

/** A seat of an order, for staff: both are ours until the transaction ends. */
export async function lockedSeat(
  id: number,
  order: number,
  req: PayloadRequest,
): Promise<{ seat: Enrolment; order: Order }> {
  const found = await lockedOrder(order, req)
  await lockRow('inscriptions', id, req)
  const asked = { collection: 'inscriptions', id, depth: 0, disableErrors: true } as const
  const seat = await req.payload.findByID({ ...asked, req })
  if (seat?.commande !== order) throw new APIError('Cette inscription n’existe pas.', 404)
  return { seat, order: found }
}
