import { conflict } from '@sira/contract/wire/refusals'
import type { PayloadRequest } from 'payload'
import { mayChoose, sessionWithTraining } from '../../enrolments/seats/choice.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { owePart } from '../../money/refunds/owePart.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { cancelSeat } from './cancelSeat.ts'

/**
 * Gives a seat back whose session was moved or cancelled, and owes its customer what was paid for it.
 * The order is ours until the transaction ends.
 */
export async function refundSeat(
  seat: Enrolment,
  order: Order,
  req: PayloadRequest,
): Promise<Enrolment> {
  const session = await sessionWithTraining(sessionOf(seat), order.locale, req.payload, req)
  if (!session || !mayChoose(seat, session, new Date())) {
    throw conflict('This seat is not paid back')
  }
  const owed = paidFor(seat, order)
  if (owed > 0) await owePart(order, owed, `Inscription ${seat.reference} à rembourser`, req)
  const step = { by: 'client', why: 'Remboursement demandé' } as const
  return cancelSeat(seat, await lockedOrder(order.id, req), step, req)
}

/** All of it of a paid order, else its deposit; and whatever the order has too much without it. */
function paidFor({ prix, acompte }: Enrolment, { total, paye }: Order): number {
  const share = paye >= total ? prix : (acompte ?? 0)
  return Math.min(paye, Math.max(share, paye - (total - prix)))
}
