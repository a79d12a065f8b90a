import type { PaymentLetter } from '@sira/contract/orders/paymentStates'
import type { PayloadRequest } from 'payload'
import type { Order, Payment } from '../payload-types.ts'

/** Details of a letter about a payment. */
export interface PaymentNews {
  /** FCFA */
  amount?: number | undefined
  /** The message of staff to the customer. */
  message?: string | undefined
}

export interface PaidPart {
  /** FCFA */
  amount: number
  /** The number of its receipt. */
  receipt: string
}

/**
 * The effects of a payment on its order. The collection of the orders brings them (`custom.payable`):
 * money knows neither the states, nor the stock, nor the letters of an order. Each effect is called in
 * a transaction that has locked the order.
 */
export interface Payable {
  /**
   * Counts money in, and sends the letter with its receipt. Throws `NothingLeft` where the order
   * had released its stock, and others have it now.
   */
  countIn(order: Order, part: PaidPart, req: PayloadRequest): Promise<Order>
  /** Whether it would pay for what nobody can be given any more: such money is owed back. */
  isGone(order: Order, req: PayloadRequest): Promise<boolean>
  /** Counts out confirmed money that is owed back. */
  countOut(payment: Payment, req: PayloadRequest): Promise<void>
  /** Called when money was refunded: it may have been all of the order's. */
  refunded(order: number, req: PayloadRequest): Promise<void>
  /** Gives a customer who says to have paid time until staff have looked, once: false where he had it. */
  prolong(order: Order, req: PayloadRequest): Promise<boolean>
  tell(letter: PaymentLetter, order: Order, news: PaymentNews, req: PayloadRequest): Promise<void>
}

export function payableOf({ payload }: PayloadRequest): Payable {
  return payload.collections.commandes.config.custom.payable as Payable
}
