import { isIdempotencyKey } from '@sira/contract/forms/envelope'
import { type CartLine, readCart } from '@sira/contract/orders/cart'
import { newKey } from '../../../browser/forms/newKey.ts'
import { textOf } from '../../../forms/sentFields.ts'
import { type CheckoutValues, checkoutNames, checkoutValues } from './checkoutValues.ts'

export interface SentCheckout {
  step: string
  values: CheckoutValues
  lines: readonly CartLine[]
  key: string
  /** The total that the visitor has read and agreed to. */
  total: number
}

/**
 * Reads the sent form. It holds the ordered lines itself: the cart of the device may be empty by
 * now.
 */
export function sentCheckout(sent: FormData): SentCheckout {
  const key = textOf(sent, checkoutNames.key)
  const total = textOf(sent, checkoutNames.total)
  return {
    step: textOf(sent, checkoutNames.step),
    values: checkoutValues(sent),
    lines: readCart(textOf(sent, checkoutNames.lines)),
    key: isIdempotencyKey(key) ? key : newKey(),
    total: /^\d{1,12}$/.test(total) ? Number(total) : 0,
  }
}
