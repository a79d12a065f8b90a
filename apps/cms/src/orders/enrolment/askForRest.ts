import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { PayloadRequest } from 'payload'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { beginPayment } from '../../money/ledger/beginPayment.ts'
import { paymentsOf } from '../../money/ledger/orderMoney.ts'
import type { Order } from '../../payload-types.ts'

/** Once nothing is to be decided of its sessions, the rest of an order is waited for again. */
export async function askForRest(order: Order, req: PayloadRequest): Promise<void> {
  const { etat, total, paye, mode } = order
  if ((etat !== 'en_attente' && etat !== 'confirmée') || paye >= total) return
  if (await paysForCancelled(order, req.payload, req)) return
  const payments = await paymentsOf(order, req.payload, req)
  if (payments.some((payment) => ['créé', 'en_attente', 'déclaré'].includes(payment.etat))) return
  const byHand = isPaymentProvider(mode) ? 'mobile_money' : mode
  await beginPayment(order, { mode: byHand, by: 'système' }, req)
}
