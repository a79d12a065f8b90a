import { moveOf } from '@sira/contract/dossiers/moves'
import { orderMoves } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { moveOrder } from '../../orders/moves/moveOrder.ts'
import { orderRefusal } from '../../orders/moves/orderRefusal.ts'
import type { Delivery, Order } from '../../payload-types.ts'

type OfOrder = Pick<Delivery, 'commande' | 'reference'>

export async function isToPrepare(delivery: OfOrder, req: PayloadRequest): Promise<boolean> {
  return (await orderToPrepare(delivery, req)) !== undefined
}

/** The parcel is ready, or gone: nobody prepares its order any more. Its customer is told by the delivery. */
export async function prepareOrder(
  delivery: OfOrder,
  { who }: Pick<Step, 'who'>,
  req: PayloadRequest,
): Promise<void> {
  const order = await orderToPrepare(delivery, req)
  if (order === undefined) return
  const why = `Livraison ${delivery.reference}`
  await moveOrder(order.id, 'préparée', { by: 'système', who, why, letter: false }, req)
}

async function orderToPrepare(
  { commande }: OfOrder,
  req: PayloadRequest,
): Promise<Order | undefined> {
  const id = typeof commande === 'object' ? commande?.id : commande
  if (!id) return undefined
  const asked = { collection: 'commandes', id, depth: 0, disableErrors: true, req } as const
  const order = await req.payload.findByID(asked)
  if (!order || !moveOf(orderMoves, order.etat, 'préparée', 'système')) return undefined
  return orderRefusal(order, 'préparée') ? undefined : order
}
