import { conflict } from '@sira/contract/wire/refusals'
import { APIError, createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { paymentsOf } from '../../money/ledger/orderMoney.ts'
import type { Order } from '../../payload-types.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { canCancel } from './canCancel.ts'

/** Throws a 409 where it may be cancelled no more: see canCancel. */
export async function cancelByCustomer(
  { id }: Pick<Order, 'id'>,
  payload: Payload,
): Promise<Order> {
  const refused = () => conflict('This order cannot be cancelled any more')
  const req = await createLocalReq({}, payload)
  try {
    return await withinTransaction(req, async () => {
      const order = await lockedOrder(id, req)
      const payments = await paymentsOf(order, payload, req)
      if (!(await canCancel(order, payments, payload, req))) throw refused()
      return moveOrder(id, 'annulée', { by: 'client' }, req)
    })
  } catch (error) {
    // Staff, or its money, were faster.
    throw error instanceof APIError && error.status === 409 ? refused() : error
  }
}
