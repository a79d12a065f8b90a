import { paysForCancelledAlone } from '../../enrolments/seats/strandedSeats.ts'
import type { Payable } from '../../money/payable.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { endRefunded } from './endRefunded.ts'
import { lowerPaid } from './lowerPaid.ts'
import { payOrder } from './payOrder.ts'
import { prolongOnce } from './prolongOnce.ts'

/** The effects of a payment on an order. */
export const orderPayable: Payable = {
  countIn: payOrder,
  isGone: paysForCancelledAlone,
  countOut: lowerPaid,
  refunded: endRefunded,
  prolong: prolongOnce,
  tell: tellCustomer,
}
