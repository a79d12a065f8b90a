import { orderTag } from '@sira/contract/orders/orderTag'
import type { CollectionAfterChangeHook } from 'payload'
import type { Order, Payment } from '../../payload-types.ts'
import { announceAfterCommit } from '../../publication/changes/pendingChanges.ts'

/** Tells the open pages of an order to reload. */
export const announceOrder: CollectionAfterChangeHook<Order> = async ({ doc, operation, req }) => {
  // A new order has no open page yet.
  if (operation === 'update') await announceAfterCommit([orderTag(doc.reference)], req)
  return doc
}

/** Does the same for a payment: the page of its order shows it. */
export const announceItsOrder: CollectionAfterChangeHook<Payment> = async ({ doc, req }) => {
  const { commande } = doc
  const id = typeof commande === 'object' ? commande?.id : commande
  if (id === undefined) return doc
  const order = await req.payload.findByID({
    collection: 'commandes',
    id,
    depth: 0,
    select: { reference: true },
    disableErrors: true,
    req,
  })
  if (order) await announceAfterCommit([orderTag(order.reference)], req)
  return doc
}
