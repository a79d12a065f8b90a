import { conflict } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { move } from '../../dossiers/moves/move.ts'
import { isOpen } from '../../enrolments/seats/openSession.ts'
import { sessionNow } from '../../enrolments/seats/takeSeats.ts'
import { waitingMachine } from '../../enrolments/waiting/waitingMachine.ts'
import type { Order, WaitingEntry } from '../../payload-types.ts'
import { keepOrder } from '../checkout/placeOrder.ts'
import { offeredPlacing } from './offeredPlacing.ts'
import type { OfferTaker } from './offerTaker.ts'

export interface TakenOffer {
  entry: WaitingEntry
  order: Order
}

/**
 * Somebody takes the seats that are offered: they become those of an order, and nobody else has had
 * them in between. Taken once more it is the same order. Throws the 409 where nothing is offered.
 */
export async function takeOffer(
  entry: WaitingEntry,
  taker: OfferTaker,
  payload: Payload,
): Promise<TakenOffer> {
  const { id } = entry
  const { step } = taker
  const placing = orderOfEntry(entry) ? undefined : await offeredPlacing(entry, taker, payload)
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    // The second of two that come at once waits, and finds the order of the first.
    await lockRow('attentes', id, req)
    const asked = { collection: 'attentes', id, depth: 0, req } as const
    const found = await payload.findByID(asked)
    const earlier = orderOfEntry(found)
    if (earlier !== undefined) {
      const order = await payload.findByID({ collection: 'commandes', id: earlier, depth: 0, req })
      return { entry: found, order }
    }
    let order: Order | undefined
    const { record } = await move(waitingMachine, { id, to: 'prise', step }, req, {
      guard: async ({ jusqua, session }) => {
        const now = await sessionNow(typeof session === 'object' ? session.id : session, req)
        const isOver = jusqua && Date.parse(jusqua) <= Date.now()
        if (isOver || !now || !isOpen(now, new Date())) throw conflict('The offer is over')
      },
      effects: async () => {
        if (placing === undefined) throw conflict('Nothing is offered')
        order = await keepOrder(placing, req)
        return { commande: order.id, jusqua: null, reseau: null }
      },
    })
    if (order === undefined) throw conflict('Nothing is offered')
    return { entry: record, order }
  })
}

function orderOfEntry({ commande }: WaitingEntry): number | undefined {
  return typeof commande === 'object' ? commande?.id : commande
}
