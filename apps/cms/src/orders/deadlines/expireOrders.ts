import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { prolongOnce } from '../moves/prolongOnce.ts'
import { hasMoneyToMatch } from './hasMoneyToMatch.ts'
import { isBeingChecked } from './isBeingChecked.ts'

/** Few enough that nobody waits for them. */
const atOnce = 100

/**
 * Ends the orders whose money did not come in time: their copies go back to the stock with it, each in
 * a transaction of its own. One that cannot be ended is logged, and keeps no other waiting. Gives how
 * many were ended.
 */
export async function expireOrders(payload: Payload, now: Date): Promise<number> {
  let ended = 0
  for (let after = 0; ; ) {
    const orders = await overdue(after, payload, now)
    for (const { id, reference } of orders) {
      after = id
      try {
        if (await expire(id, payload)) ended += 1
      } catch (error) {
        payload.logger.error({ err: error, reference }, 'une commande n’a pas pu expirer')
      }
    }
    if (orders.length < atOnce) return ended
    await new Promise((next) => setImmediate(next))
  }
}

/** Looked at once more while nobody else has it: its money may have come, or be said to. */
async function expire(id: number, payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    const order = await lockedOrder(id, req)
    if (order.etat !== 'en_attente' || order.paye > 0) return false
    if (await hasMoneyToMatch(id, req)) return false
    if ((await isBeingChecked(id, payload, req)) && (await prolongOnce(order, req))) return false
    await moveOrder(id, 'expirée', { by: 'horloge', why: 'Échéance passée' }, req)
    return true
  })
}

/** Partly paid orders are for staff to decide: see `toCheck`. */
async function overdue(after: number, payload: Payload, now: Date) {
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      etat: { equals: 'en_attente' },
      paye: { equals: 0 },
      echeance: { less_than: now.toISOString() },
      id: { greater_than: after },
    },
    select: { reference: true },
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  return docs
}
