import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { lockOrder } from '../../money/ledger/lockedPayment.ts'
import { carriedStates, deliverOrder, deliveryOf } from './deliverOrder.ts'

/** Gives a delivery to the orders that were under way before there were any. */
export async function fillDeliveries(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'commandes',
    where: { etat: { in: [...carriedStates] }, 'remise.mode': { equals: 'livraison' } },
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  for (const order of docs) {
    const req = await createLocalReq({}, payload)
    if (await deliveryOf(order.id, req)) continue
    await withinTransaction(req, async () => {
      // One of two programs that start makes it.
      await lockOrder(order.id, req)
      await deliverOrder(order, req)
    })
  }
}
