import type { Payload, PayloadRequest } from 'payload'
import type { Delivery, Order } from '../../payload-types.ts'

/** The delivery of an order that counts: of several the last one. */
export async function lastDelivery(
  { id }: Pick<Order, 'id'>,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Delivery | undefined> {
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: { commande: { equals: id } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}
