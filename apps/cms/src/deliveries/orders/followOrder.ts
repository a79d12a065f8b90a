import { moveOf } from '@sira/contract/dossiers/moves'
import type { CollectionAfterChangeHook, CollectionConfig, PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { type DeliveryState, deliveryMachine } from '../deliveryMachine.ts'
import { moveDelivery } from '../moveDelivery.ts'
import { carriedStates, deliverOrder, deliveryOf } from './deliverOrder.ts'
import { handOverOrder } from './handOverOrder.ts'

/** The orders, each with its delivery: it begins, ends and is handed over with its order. */
export function withDeliveries(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) =>
    collection.slug === 'commandes'
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterChange: [...(collection.hooks?.afterChange ?? []), followOrder],
          },
        }
      : collection,
  )
}

// At every save: `move` has taken the state before it, so that none shows that it is another one.
const followOrder: CollectionAfterChangeHook<Order> = async ({ doc, req }) => {
  if (doc.remise?.mode !== 'livraison') return doc
  if (carriedStates.some((state) => state === doc.etat)) {
    await deliverOrder(doc, req)
    const delivery = await deliveryOf(doc.id, req)
    if (delivery?.etat === 'remise') await handOverOrder(delivery, {}, req)
  } else if (doc.etat === 'annulée') {
    await end(doc, 'annulée', req)
  } else if (doc.etat === 'remise') {
    await end(doc, 'remise', req)
  }
  return doc
}

/** Where its courier has not ended it otherwise. */
async function end(
  { id, reference }: Order,
  to: DeliveryState & Order['etat'],
  req: PayloadRequest,
): Promise<void> {
  const delivery = await deliveryOf(id, req)
  if (!delivery || !moveOf(deliveryMachine.moves, delivery.etat, to, 'système')) return
  await moveDelivery(delivery.id, to, { by: 'système', why: `Commande ${reference}` }, req)
}
