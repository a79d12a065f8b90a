import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { type PaymentMode, paymentModes } from '@sira/contract/orders/paymentModes'
import { canBeDelivered } from './canBeDelivered.ts'

/** The ways to pay, that at the door included where something may be brought there. */
export function offeredModes(quote: OrderQuote): PaymentMode[] {
  const atTheDoor = canBeDelivered(quote) ? ['especes_livraison'] : []
  const offered = new Set([...quote.modes, ...atTheDoor])
  return paymentModes.filter((mode) => offered.has(mode))
}
