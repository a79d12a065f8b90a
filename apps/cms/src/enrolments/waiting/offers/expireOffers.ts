import type { WaitingState } from '@sira/contract/waiting/waitingStates'
import { createLocalReq, type Payload, type Where } from 'payload'
import { lockRow } from '../../../database/records/lockRow.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { endEntry } from './endEntry.ts'
import { offerSeats } from './offerSeats.ts'

/** The others have their turn at the next run. */
const atOnce = 200

/** Ends the offers that nobody answered in time; gives how many. */
export function expireOffers(payload: Payload, now: Date): Promise<number> {
  const overdue = { etat: { equals: 'offerte' }, jusqua: { less_than: now.toISOString() } }
  return endAll(overdue, 'expirée', 'Sans réponse', payload)
}

/** Ends the waiting entries of sessions that take nobody any more. */
export function endWithSessions(payload: Payload, now: Date, session?: number): Promise<number> {
  const closed: Where = {
    and: [
      ...(session === undefined ? [] : [{ session: { equals: session } }]),
      { etat: { in: ['en_attente', 'offerte'] } },
      {
        or: [
          { 'session.etat': { equals: 'annulee' } },
          { 'session.debut': { less_than: now.toISOString() } },
        ],
      },
    ],
  }
  return endAll(closed, 'sans_suite', 'La session n’a plus de place à donner', payload)
}

/** Seats that came free without an order, such as by more places, go to those who wait. */
export async function offerFreeSeats(payload: Payload): Promise<void> {
  // From the lists, which are few: most sessions have none.
  const { docs } = await payload.find({
    collection: 'attentes',
    where: { etat: { equals: 'en_attente' }, 'session.libres': { greater_than: 0 } },
    sort: 'id',
    pagination: false,
    depth: 0,
    select: { session: true },
  })
  const sessions = docs.map(({ session }) => (typeof session === 'object' ? session.id : session))
  for (const id of new Set(sessions)) {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, async () => {
      await lockRow('sessions', id, req)
      await offerSeats(id, req)
    })
  }
}

async function endAll(
  where: Where,
  to: WaitingState,
  why: string,
  payload: Payload,
): Promise<number> {
  const asked = { collection: 'attentes', where, sort: 'id', limit: atOnce } as const
  const { docs } = await payload.find({ ...asked, pagination: false, depth: 0 })
  let ended = 0
  for (const { id, reference } of docs) {
    try {
      await endEntry(id, to, { by: 'horloge', why }, await createLocalReq({}, payload))
      ended += 1
    } catch (error) {
      payload.logger.error({ err: error, reference }, 'une attente n’a pas pu prendre fin')
    }
  }
  return ended
}
