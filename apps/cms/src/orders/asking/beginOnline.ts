import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { Payload } from 'payload'
import type { Order, Payment } from '../../payload-types.ts'
import { startPayment } from './startPayment.ts'

/** Has the provider of an order that was just kept collect it; again and again is the same as once. */
export async function beginOnline(order: Order, payload: Payload): Promise<void> {
  const payment = await onlinePayment(order, payload)
  if (payment?.etat === 'créé') await startPayment(payment.id, payload)
}

/** The page of the provider on which the customer pays now, if there is one. */
export async function onlinePage(order: Order, payload: Payload): Promise<string | undefined> {
  const payment = await onlinePayment(order, payload)
  return payment?.etat === 'en_attente' ? (payment.page ?? undefined) : undefined
}

/** The last attempt of an order that is paid through a provider. */
async function onlinePayment({ id, mode }: Order, payload: Payload): Promise<Payment | undefined> {
  if (!isPaymentProvider(mode)) return undefined
  const { docs } = await payload.find({
    collection: 'paiements',
    where: { commande: { equals: id }, mode: { equals: mode } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}
