import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload, PayloadRequest } from 'payload'
import type { Order, Payment } from '../../payload-types.ts'
import { startPayment } from './startPayment.ts'

/** Has the provider of an order that was just kept collect it; again and again is the same as once. */
export async function beginOnline(order: Order, payload: Payload): Promise<void> {
  const payment = await onlinePayment(order, payload)
  if (payment?.etat === 'créé') await startPayment(payment.id, payload)
}

/** Whether its provider may still collect it. */
export function isUnderWay({ etat }: Payment): boolean {
  return etat === 'créé' || etat === 'en_attente'
}

/** The last attempt of an order that is paid through a provider. */
export async function onlinePayment(
  { id, mode }: Order,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Payment | undefined> {
  if (!isPaymentProvider(mode)) return undefined
  const { docs } = await payload.find({
    collection: 'paiements',
    where: { commande: { equals: id }, mode: { equals: mode } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}
