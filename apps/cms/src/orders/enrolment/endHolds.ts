import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sessionOf } from '../../enrolments/seats/seatsOfOrder.ts'
import { sessionTitle } from '../../enrolments/seats/sessionTitle.ts'
import { hasMore, stranded, strandedSeats } from '../../enrolments/seats/strandedSeats.ts'
import { endWithSessions } from '../../enrolments/waiting/offers/expireOffers.ts'
import { expireWaiting } from '../../money/ledger/endPayments.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import type { Enrolment, Order } from '../../payload-types.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { orderWords } from '../words/orderWords.ts'
import { cancelSeat } from './cancelSeat.ts'

/**
 * Nobody pays any more for a session that is cancelled. What nobody has paid ends, each order in a
 * transaction of its own; of what was paid, in whole or in part, somebody decides. Once more is the
 * same as once. Gives how many orders were changed.
 */
export async function endHolds(session: number, payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where: { and: [{ session: { equals: session } }, stranded] },
    sort: 'commande',
    pagination: false,
    depth: 0,
    select: { commande: true },
  })
  let ended = 0
  for (const id of new Set(docs.map(({ commande }) => numberOf(commande)))) {
    try {
      await endHold(id, payload)
      ended += 1
    } catch (error) {
      payload.logger.error({ err: error, order: id }, 'une commande n’a pas pu quitter sa session')
    }
  }
  return ended
}

/** With a cancelled session ends at once all that asks for a seat in it; the clock does what is left. */
export async function endWithSession(session: number, payload: Payload): Promise<void> {
  await endHolds(session, payload)
  await endWithSessions(payload, new Date(), session)
}

/** The same for all that was held back by an outage. */
export async function endHoldsLeft(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'inscriptions',
    where: { and: [stranded, { etat: { equals: 'retenue' } }, { 'commande.paye': { equals: 0 } }] },
    pagination: false,
    depth: 0,
    select: { session: true },
  })
  for (const session of new Set(docs.map(sessionOf))) await endHolds(session, payload)
}

async function endHold(id: number, payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    const order = await lockedOrder(id, req)
    const seats = await strandedSeats(order, payload, req)
    const [first] = seats
    if (first === undefined) return
    if (order.etat !== 'en_attente' || order.paye > 0) {
      return expireWaiting(order, 'Session annulée', req)
    }
    if (await hasMore(order, seats, req)) return withoutSeats(seats, order, req)
    const title = (await sessionTitle(sessionOf(first), order.locale, payload, req)) ?? ''
    const message = orderWords[order.locale].sessionCancelled(title)
    await moveOrder(id, 'annulée', { by: 'système', why: 'Session annulée', message }, req)
  })
}

async function withoutSeats(seats: readonly Enrolment[], order: Order, req: PayloadRequest) {
  for (const seat of seats) {
    const now = await lockedOrder(order.id, req)
    await cancelSeat(seat, now, { by: 'système', why: 'Session annulée' }, req)
  }
}

const numberOf = (value: Enrolment['commande']) => (typeof value === 'object' ? value.id : value)
