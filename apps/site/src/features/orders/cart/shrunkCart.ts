import { type CartLine, cartItem } from '@sira/contract/orders/cart'

/** A line that can no longer be had as it is wanted, and how many copies are left. */
export interface CartChange {
  line: CartLine
  left: number
}

/** What can still be had of a cart. */
export function shrunkCart(lines: readonly CartLine[], changes: readonly CartChange[]): CartLine[] {
  return lines.flatMap((line) => {
    const change = changes.find((one) => cartItem(one.line) === cartItem(line))
    if (!change) return [line]
    const quantite = Math.min(line.quantite, change.left)
    return quantite > 0 ? [{ ...line, quantite }] : []
  })
}
