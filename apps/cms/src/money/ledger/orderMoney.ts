import type { Payload, PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'

/** Every attempt to pay an order, the oldest first. */
export async function paymentsOf({ id }: Order, payload: Payload, req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'paiements',
    where: { commande: { equals: id } },
    sort: 'id',
    pagination: false,
    // With the operator, whose name is needed.
    depth: 1,
    ...(req === undefined ? {} : { req }),
  })
  return docs
}

export async function receiptsOf({ id }: Order, payload: Payload) {
  const { docs } = await payload.find({
    collection: 'recus',
    where: { commande: { equals: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
  })
  return docs
}
