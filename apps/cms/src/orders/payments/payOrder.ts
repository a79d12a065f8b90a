import { moveOf } from '@sira/contract/orders/moves'
import { orderMoves } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { moveOrder } from '../moving/moveOrder.ts'

interface PaidPart {
  amount: number
  /** The number of its receipt. */
  receipt: string
}

/**
 * Counts money in for an order that is ours alone until the transaction ends, and writes the one
 * letter with its receipt. Paid as a whole it becomes « payée »; a part of it, or the money of what
 * was carried to a door, leaves its state.
 */
export async function payOrder(
  { id, etat, paye, total }: Order,
  letter: PaidPart,
  req: PayloadRequest,
): Promise<Order> {
  const counted = await req.payload.update({
    collection: 'commandes',
    id,
    data: { paye: paye + letter.amount },
    depth: 0,
    req,
  })
  const isWhole = counted.paye >= total
  if (isWhole && moveOf(orderMoves, etat, 'payée', 'système')) {
    return moveOrder(id, 'payée', { by: 'système', why: `Reçu ${letter.receipt}`, letter }, req)
  }
  await tellCustomer('paid', counted, letter, req)
  return counted
}
