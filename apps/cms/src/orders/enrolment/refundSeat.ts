import { conflict } from '@sira/contract/wire/refusals'
import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { mayChoose, sessionWithTraining } from '../../enrolments/seats/choice.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { owePart } from '../../money/refunds/owePart.ts'
import type { Enrolment, Order, TrainingSession } from '../../payload-types.ts'
import { orderWords } from '../words/orderWords.ts'
import { askForRest } from './askForRest.ts'
import { cancelSeat } from './cancelSeat.ts'
import { moneyOfLeaving, paidFor } from './moneyOfSeat.ts'

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
  return oweBack(seat, order, { ...step, owed: paidFor(seat, order) }, req)
}

/**
 * Gives a seat back that its customer leaves. What was paid for it goes back, or staff decide on it
 * where it is late.
 */
export async function leaveSeat(
  seat: Enrolment,
  order: Order,
  session: TrainingSession,
  req: PayloadRequest,
): Promise<Enrolment> {
  const { rendu = 0, aDecider } = await moneyOfLeaving(seat, order, session, req.payload, req)
  if (!aDecider) return oweBack(seat, order, { by: 'client', owed: rendu }, req)
  const message = orderWords[order.locale].toDo.moneyToDecide
  const step = { by: 'client', why: 'Annulée tard', message } as const
  const { id } = await cancelSeat(seat, order, { ...step, kept: aDecider }, req)
  const waits = { prevenirLe: new Date().toISOString(), prevenirDe: 'argent' } as const
  const data = { aDecider, ...waits }
  return req.payload.update({ collection: 'inscriptions', id, data, depth: 0, req })
}

async function oweBack(
  seat: Enrolment,
  order: Order,
  { owed, ...step }: Step & { owed: number },
  req: PayloadRequest,
): Promise<Enrolment> {
  if (owed > 0) await owePart(order, owed, `Inscription ${seat.reference} à rembourser`, req)
  const cancelled = await cancelSeat(seat, await lockedOrder(order.id, req), step, req)
  await askForRest(await lockedOrder(order.id, req), req)
  return cancelled
}
