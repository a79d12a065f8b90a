import { readReference } from '@sira/contract/dossiers/reference'
import { APIError, type PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import type { Order, Payment } from '../../payload-types.ts'

interface LockedPayment {
  payment: Payment
  /** Undefined for money of an order that nobody knows. */
  order: Order | undefined
}

/**
 * A payment with its order as they are now, and nobody else's until the transaction ends: two
 * payments of one order are confirmed one after the other. Where nobody knew its order, it may be
 * named.
 */
export async function lockedPayment(
  id: number,
  req: PayloadRequest,
  reference?: string,
): Promise<LockedPayment> {
  const find = () => req.payload.findByID({ collection: 'paiements', id, depth: 0, req })
  const found = await find()
  const orderId = reference ? await namedOrder(reference, orderOf(found), req) : orderOf(found)
  if (orderId === undefined) return { order: undefined, payment: await find() }
  const order = await lockedOrder(orderId, req)
  return { order, payment: await find() }
}

/** Locks an order until the transaction ends, and gives its present state. */
export async function lockedOrder(id: number, req: PayloadRequest): Promise<Order> {
  await lockOrder(id, req)
  return req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
}

export function lockOrder(id: number, req: PayloadRequest): Promise<void> {
  return lockRow('commandes', id, req)
}

export function orderOf({ commande }: Pick<Payment, 'commande'>): number | undefined {
  if (!commande) return undefined
  return typeof commande === 'object' ? commande.id : commande
}

/**
 * The order that staff say a payment is for, where nobody knew. Once it is known, a reference that
 * was mistyped moves no money to another one: it is refused with a sentence.
 */
async function namedOrder(
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
