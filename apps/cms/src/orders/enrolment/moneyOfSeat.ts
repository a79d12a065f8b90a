import type { Payload, PayloadRequest } from 'payload'
import { isLeftInTime } from '../../enrolments/change/mayChange.ts'
import { mayChoose } from '../../enrolments/seats/choice.ts'
import type { Enrolment, Order, TrainingSession } from '../../payload-types.ts'

/** FCFA that go back when a seat is left now, or that staff then decide on. */
export interface MoneyOfLeaving {
  rendu?: number
  aDecider?: number
}

/**
 * The money of a seat that is left now. What was paid for it pays for the others of its order first,
 * but where its session was moved or cancelled: then nobody has to go on paying for it.
 */
export async function moneyOfLeaving(
  seat: Enrolment,
  order: Order,
  session: TrainingSession,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<MoneyOfLeaving> {
  const now = new Date()
  if (mayChoose(seat, session, now)) return { rendu: paidFor(seat, order) }
  const tooMuch = tooMuchWithout(seat, order)
  if (tooMuch === 0) return {}
  return (await isLeftInTime(session, now, payload, req))
    ? { rendu: tooMuch }
    : { aDecider: tooMuch }
}

/**
 * All of it of a paid order, its deposit while the rest is waited for; and whatever the order has too
 * much without it. An order that was paid and has less now was given money back already.
 */
export function paidFor(seat: Enrolment, order: Order): number {
  const { prix, acompte } = seat
  const { etat, total, paye } = order
  const isWaiting = etat === 'en_attente' || etat === 'confirmée'
  const deposit = isWaiting ? (acompte ?? 0) : 0
  const share = paye >= total ? prix : deposit
  return Math.min(paye, Math.max(share, tooMuchWithout(seat, order)))
}

/** FCFA that an order has paid above what it costs without a seat. */
function tooMuchWithout({ prix }: Enrolment, { total, paye }: Order): number {
  return Math.max(0, paye - (total - prix))
}
