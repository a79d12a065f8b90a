import { randomBytes } from 'node:crypto'
import { isIdempotencyKey } from '@sira/contract/forms/envelope'
import { type CartLine, readCart } from '@sira/contract/orders/cart'
import { textOf } from '../sentText.ts'
import { type CheckoutValues, checkoutNames, checkoutValues } from './checkoutValues.ts'

export interface SentCheckout {
  step: string
  values: CheckoutValues
  lines: readonly CartLine[]
  key: string
  /** What the visitor has read and agreed to. */
  total: number
}

/** The form as it was sent. It says what is ordered itself: the cart of the device may be empty by now. */
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

/** Foreseen by nobody: it is made here, since the page has it before any script. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}
