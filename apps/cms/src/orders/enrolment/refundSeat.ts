import { conflict } from '@sira/contract/wire/refusals'
import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { mayChoose, sessionWithTraining } from '../../enrolments/seats/choice.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { owePart } from '../../money/refunds/owePart.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { askForRest } from './askForRest.ts'
import { cancelSeat } from './cancelSeat.ts'

/**
 * Gives a seat back whose session was moved or cancelled, and owes its customer what was paid for it.
 * The rest of the others is then asked for. The order is ours until the transaction ends.
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
  return giveBack(seat, order, { by: 'client', why: 'Remboursement demandé' }, req)
}

/** The same, whoever decides it and whatever became of the session. */
export async function giveBack(
  seat: Enrolment,
  order: Order,
  step: Step,
  req: PayloadRequest,
): Promise<Enrolment> {
  const owed = paidFor(seat, order)
  if (owed > 0) await owePart(order, owed, `Inscription ${seat.reference} à rembourser`, req)
  const cancelled = await cancelSeat(seat, await lockedOrder(order.id, req), step, req)
  await askForRest(await lockedOrder(order.id, req), req)
  return cancelled
}

/**
 * All of it of a paid order, its deposit while the rest is waited for; and whatever the order has too
 * much without it. An order that was paid and has less now was given money back already.
 */
function paidFor({ prix, acompte }: Enrolment, { etat, total, paye }: Order): number {
  const isWaiting = etat === 'en_attente' || etat === 'confirmée'
  const deposit = isWaiting ? (acompte ?? 0) : 0
  const share = paye >= total ? prix : deposit
  return Math.min(paye, Math.max(share, paye - (total - prix)))
}
