import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import { conflict } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { earliest, seatLimit } from '../../enrolments/seats/seatLimit.ts'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { beginPayment } from '../../money/ledger/beginPayment.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { movePayment } from '../../money/ledger/movePayment.ts'
import { paymentsOf } from '../../money/ledger/orderMoney.ts'
import { isUnderWay } from '../../money/prompts/beginOnline.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { dueAt } from '../modes/dueAt.ts'
import { isAwaited, modesAgain } from './modesAgain.ts'

/**
 * The customer tries once more, or in another way. A second tap finds what the first has begun; while
 * an attempt may still bring money nothing else is begun: throws the 409 for it. Whoever collects
 * online is asked after this, outside the transaction.
 */
export async function payAgain(
  { id }: Pick<Order, 'id'>,
  mode: PaymentMode,
  payload: Payload,
): Promise<Order> {
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    const order = await lockedOrder(id, req)
    const payments = await paymentsOf(order, payload, req)
    if (order.mode === mode && isAwaited(mode, payments)) return order
    if (await paysForCancelled(order, payload, req)) {
      throw conflict('A session of this order is cancelled: nothing is to be paid for it')
    }
    if (!(await modesAgain(order, payments, payload, req)).includes(mode)) {
      throw conflict('This order cannot be paid in this way now')
    }
    await giveUp(payments, req)
    await beginPayment(order, { mode: mode, by: 'client' }, req)
    const data = { mode, echeance: await laterOf(order, mode, payload, req) }
    return payload.update({ collection: 'commandes', id, data, depth: 0, req })
  })
}

/** Cancels the manual payments under way: they are not waited for any more. */
async function giveUp(payments: readonly Payment[], req: PayloadRequest): Promise<void> {
  const why = 'Le client a choisi de payer autrement'
  for (const { id } of payments.filter(isUnderWay)) {
    await movePayment(id, 'annulé', { by: 'système', why }, req)
  }
}

/** A bank takes days: counted from the order, so that who changes for ever keeps no copy for ever. */
async function laterOf(
  { createdAt, echeance, delaiCourt, etat, lignes }: Order,
  mode: PaymentMode,
  payload: Payload,
  req: PayloadRequest,
): Promise<string | null> {
  // A confirmed order keeps its deadline.
  if (delaiCourt || etat !== 'en_attente') return echeance ?? null
  const due = await dueAt(mode, new Date(createdAt), payload, req)
  const later = echeance && echeance > due ? echeance : due
  return earliest(later, await seatLimit(lignes ?? [], req))
}
