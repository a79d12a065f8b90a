import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { namedOrder } from './namedOrder.ts'

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

/** An order as it is now, and nobody else's until the transaction ends: what is looked at stays true. */
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
