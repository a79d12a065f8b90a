import { moveOf } from '@sira/contract/dossiers/moves'
import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import { type OrderState, orderMoves } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { moveEnrolment } from '../../enrolments/moves/moveEnrolment.ts'
import { freeSeats } from '../../enrolments/seats/freeSeats.ts'
import { seatsOfOrder, sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { withoutSeat } from './withoutSeat.ts'

/** Besides the step: FCFA paid for the seat that the order keeps until staff have decided. */
interface CancelStep extends Step {
  kept?: number
}

/**
 * Cancels one seat of an order that is ours until the transaction ends: it is free, once, and is
 * asked for no more. What goes back of its money is owed before.
 */
export async function cancelSeat(
  seat: Enrolment,
  order: Order,
  { kept = 0, ...step }: CancelStep,
  req: PayloadRequest,
): Promise<Enrolment> {
  const cancelled = await moveEnrolment(seat.id, 'annulée', step, req)
  const lowered = await withoutSeat(order, seat, kept, req)
  const left = await seatsOfOrder(order.id, req.payload, { req, states: seatedStates })
  const isEmpty = left.length === 0 && !lowered.lignes?.some(({ quantite }) => quantite > 0)
  const to = nextState(lowered, isEmpty)
  const why = 'Inscription annulée'
  const { message } = step
  const keepsMoney = lowered.paye > 0
  if (to) await moveOrder(order.id, to, { by: mover(to, step), why, message, keepsMoney }, req)
  // Last, as in every move of an order: its session is locked after all that is its own.
  await freeSeats(sessionOf(seat), 1, req)
  return cancelled
}

/** An order of nothing is cancelled, but for money to decide on; one whose rest is nothing is paid. */
function nextState({ etat, paye, total }: Order, isEmpty: boolean): OrderState | undefined {
  if (isEmpty && paye <= total) return moveOf(orderMoves, etat, 'annulée', 'client')?.to
  return paye >= total ? moveOf(orderMoves, etat, 'payée', 'système')?.to : undefined
}

function mover(to: OrderState, { by }: Step): Step['by'] {
  return to === 'payée' ? 'système' : by
}
