import { createLocalReq, type Payload } from 'payload'
import { moveOrder } from '../moving/moveOrder.ts'
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
      if (await isBeingChecked(id, payload)) continue
      try {
        const req = await createLocalReq({}, payload)
        await moveOrder(id, 'expirée', { by: 'horloge', why: 'Échéance passée' }, req)
        ended += 1
      } catch (error) {
        payload.logger.error({ err: error, reference }, 'une commande n’a pas pu expirer')
      }
    }
    if (orders.length < atOnce) return ended
    await new Promise((next) => setImmediate(next))
  }
}

async function overdue(after: number, payload: Payload, now: Date) {
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      etat: { equals: 'en_attente' },
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
