import type { PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { lockOrder } from '../payments/lockedPayment.ts'

/** An order as it is now, and nobody else's until the transaction ends: what is looked at stays true. */
export async function lockedOrder(id: number, req: PayloadRequest): Promise<Order> {
  await lockOrder(id, req)
  return req.payload.findByID({ collection: 'commandes', id, depth: 0, req })
}
