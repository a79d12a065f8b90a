import { readReference } from '@sira/contract/dossiers/reference'
import { APIError, type PayloadRequest } from 'payload'

/**
 * The order that staff say a payment is for, where nobody knew. Once it is known, a reference that
 * was mistyped moves no money to another one: it is refused with a sentence.
 */
export async function namedOrder(
  typed: string,
  known: number | undefined,
  req: PayloadRequest,
): Promise<number> {
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
  if (known === undefined || known === order.id) return order.id
  const own = await req.payload.findByID({ collection: 'commandes', id: known, depth: 0, req })
  throw new APIError(
    `Ce paiement est celui de la commande ${own.reference}, pas de ${reference}.`,
    409,
  )
}
