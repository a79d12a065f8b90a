import { moveOf } from '@sira/contract/dossiers/moves'
import { orderMoves } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import type { PaidPart } from '../../money/payable.ts'
import type { Order } from '../../payload-types.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { balanceOf } from './balanceOf.ts'
import { isDepositIn } from './isDepositIn.ts'
import { moveOrder } from './moveOrder.ts'
import { withPeriods } from './planPeriods.ts'

/**
 * Counts money in for an order that is ours alone until the transaction ends, and writes the one
 * letter with its receipt. Paid as a whole it becomes « payée » and its plans begin; its deposit keeps
 * its seats; another part of it, or the money of what was carried to a door, leaves its state.
 */
export async function payOrder(
  order: Order,
  letter: PaidPart,
  req: PayloadRequest,
): Promise<Order> {
  const { id, etat, total, lignes } = order
  const paye = order.paye + letter.amount
  const isWhole = paye >= total
  const counted = await req.payload.update({
    collection: 'commandes',
    id,
    // Its network is counted no more.
    data: {
      ...{ paye, reseau: null },
      ...(await balanceOf(order, paye, req)),
      ...(isWhole && { lignes: withPeriods(lignes ?? [], new Date()) }),
    },
    depth: 0,
    req,
  })
  const to = isWhole ? 'payée' : isDepositIn(counted) ? 'confirmée' : undefined
  if (to && moveOf(orderMoves, etat, to, 'système')) {
    return moveOrder(id, to, { by: 'système', why: `Reçu ${letter.receipt}`, letter }, req)
  }
  await tellCustomer('paid', counted, letter, req)
  return counted
}
