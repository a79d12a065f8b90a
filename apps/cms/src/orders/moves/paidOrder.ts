import type { Payable } from '../../money/payable.ts'
import { tellCustomer } from '../letters/tellCustomer.ts'
import { lowerPaid } from './lowerPaid.ts'
import { payOrder } from './payOrder.ts'
import { prolongOnce } from './prolongOnce.ts'

/** What money changes of an order. */
export const paidOrder: Payable = {
  countIn: payOrder,
  countOut: lowerPaid,
  prolong: prolongOnce,
  tell: tellCustomer,
}
