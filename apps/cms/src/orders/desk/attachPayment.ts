import { readReference } from '@sira/contract/orders/reference'
import { APIError, type PayloadRequest } from 'payload'
import type { Payment } from '../../payload-types.ts'

/** Says which order a payment is for, where nobody knew: once, a person having looked. */
export async function attachPayment(
  { id, commande }: Payment,
  typed: string,
  req: PayloadRequest,
): Promise<void> {
  if (commande) return
  const reference = readReference(typed)
  if (reference === undefined) throw new APIError('Cette référence n’en est pas une.', 400)
  const { docs } = await req.payload.find({
    collection: 'commandes',
    where: { reference: { equals: reference } },
    limit: 1,
    depth: 0,
    req,
  })
  const [order] = docs
  if (!order) throw new APIError(`Aucune commande ne porte la référence ${reference}.`, 404)
  const data = { commande: order.id }
  await req.payload.update({ collection: 'paiements', id, data, depth: 0, req })
}
