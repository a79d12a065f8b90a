import { type CartLine, cartItem } from '@sira/contract/orders/cart'

/** A line that is not available in the wanted quantity, and the number of copies left. */
export interface CartChange {
  line: CartLine
  left: number
}

/** Reduces a cart to what is still available. */
export function shrunkCart(lines: readonly CartLine[], changes: readonly CartChange[]): CartLine[] {
  return lines.flatMap((line) => {
    const change = changes.find((one) => cartItem(one.line) === cartItem(line))
    if (!change) return [line]
    const quantite = Math.min(line.quantite, change.left)
    return quantite > 0 ? [{ ...line, quantite }] : []
  })
}
