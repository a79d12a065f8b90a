import type { Locale } from '@sira/contract/locales'
import type { OrderAnswer } from '@sira/contract/orders/orderAnswer'
import type { Called, Caller } from '../../../transport/calls/callBackOffice.ts'
import { placeOrder } from '../orderCalls.ts'
import { orderOf } from './orderOf.ts'
import type { SentCheckout } from './sentCheckout.ts'

/** The order, placed now or by an earlier sending of the same form. */
export async function placedOrder(
  caller: Caller,
  { values, lines, total, key }: SentCheckout,
  locale: Locale,
): Promise<Called<OrderAnswer>> {
  return placeOrder(caller, orderOf(values, { lines, locale, total }), key)
}
