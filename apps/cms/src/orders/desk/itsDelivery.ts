import type { PayloadRequest } from 'payload'
import type { Delivery, Order } from '../../payload-types.ts'
import { lastDelivery } from '../carried/lastDelivery.ts'

/** The delivery of an order, as its desk leads to it. */
export interface DeskDelivery {
  id: number
  reference: string
  /** Shown before the order is marked as handed over: the delivery follows it, and its letter. */
  reserve: string | null
}

/** No courier has left with it. */
const notLeft: readonly Delivery['etat'][] = ['demandée', 'chiffrée', 'affectée']

export async function itsDelivery(
  order: Pick<Order, 'id'>,
  req: PayloadRequest,
): Promise<DeskDelivery | null> {
  const delivery = await lastDelivery(order, req.payload, req)
  if (!delivery) return null
  const { reference, etat } = delivery
  const reserve = `La livraison ${reference} n’est pas partie. Ne continuez que si le client a reçu sa commande autrement, à l’agence par exemple\u00a0: elle sera marquée remise, et le client lira que le colis est arrivé. Sinon, ouvrez d’abord la livraison.`
  return { id: delivery.id, reference, reserve: notLeft.includes(etat) ? reserve : null }
}
