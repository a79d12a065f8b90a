import type { PayloadRequest } from 'payload'
import type { Order, Payment } from '../../payload-types.ts'
import { namedOrder } from './namedOrder.ts'

interface LockedPayment {
  payment: Payment
  /** Undefined for money of an order that nobody knows. */
  order: Order | undefined
}

/**
 * A payment with its order as they are now, and nobody else's until the transaction ends: two
 * payments of one order are confirmed one after the other. On PostgreSQL the touched row is the
 * lock; SQLite has one writer, and a transaction is its turn. Where nobody knew its order, it may be
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
  await lockOrder(orderId, req)
  const order = await req.payload.findByID({ collection: 'commandes', id: orderId, depth: 0, req })
  return { order, payment: await find() }
}

export async function lockOrder(id: number, req: PayloadRequest): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'commandes',
    where: { id: { equals: id } },
    data: { updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
}

export function orderOf({ commande }: Pick<Payment, 'commande'>): number | undefined {
  if (!commande) return undefined
  return typeof commande === 'object' ? commande.id : commande
}
