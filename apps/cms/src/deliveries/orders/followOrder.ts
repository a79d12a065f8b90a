import { moveOf } from '@sira/contract/dossiers/moves'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { withCourier } from '../../orders/page/canCancel.ts'
import type { Delivery, Order } from '../../payload-types.ts'
import { type DeliveryState, deliveryMachine, endedStates } from '../deliveryMachine.ts'
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
    if (delivery) await followMode(delivery, doc, req)
    if (delivery?.etat === 'remise') await handOverOrder(delivery, {}, req)
  } else if (doc.etat === 'annulée') {
    await end(doc, 'annulée', req)
  } else if (doc.etat === 'remboursée') {
    await callBack(doc, req)
  } else if (doc.etat === 'remise') {
    await end(doc, 'remise', req)
  }
  return doc
}

/** Its customer may choose to pay at the door once there is a delivery: its courier asks for the rest. */
async function followMode(
  { id, etat, mode }: Delivery,
  order: Order,
  req: PayloadRequest,
): Promise<void> {
  if (mode === order.mode || endedStates.some((state) => state === etat)) return
  const data = { mode: order.mode }
  await req.payload.db.updateOne({ collection: 'livraisons', id, data, req })
}

/** Ends the delivery unless its courier has ended it; throws a 409 where he would still ask for its money. */
async function end(
  { id, reference }: Order,
  to: DeliveryState & Order['etat'],
  req: PayloadRequest,
): Promise<void> {
  const delivery = await deliveryOf(id, req)
  if (!delivery) return
  if (to === 'annulée' && withCourier.some((state) => state === delivery.etat)) {
    throw new APIError(refusalOf(delivery), 409)
  }
  if (!moveOf(deliveryMachine.moves, delivery.etat, to, 'système')) return
  await moveDelivery(delivery.id, to, { by: 'système', why: `Commande ${reference}` }, req)
}

/** Nobody brings what was given back: staff look for the parcel that a courier has already. */
async function callBack({ id, reference }: Order, req: PayloadRequest): Promise<void> {
  const delivery = await deliveryOf(id, req)
  if (!delivery || !moveOf(deliveryMachine.moves, delivery.etat, 'annulée', 'système')) return
  const step = { by: 'système', why: `Commande ${reference} remboursée` } as const
  await moveDelivery(delivery.id, 'annulée', step, req)
  if (!withCourier.some((state) => state === delivery.etat)) return
  await moveDelivery(delivery.id, 'à_vérifier', step, req)
}

function refusalOf({ reference, etat }: Delivery): string {
  return etat === 'remise'
    ? `La livraison ${reference} est remise\u00a0: comptez les espèces de son livreur, puis remboursez si le client rend ce qu’il a reçu.`
    : `La livraison ${reference} est chez son livreur\u00a0: faites-la revenir et marquez-la retournée, puis annulez la commande.`
}
