import { addToCart, type CartLine, cartItem, mostOfItem } from '@sira/contract/orders/cart'
import type { OrderLine } from '@sira/contract/orders/orderAnswer'

/** The cart with the lines of an earlier order; the cart itself says what is sold no more. */
export function reorderedCart(cart: readonly CartLine[], lines: readonly OrderLine[]): CartLine[] {
  return lines
    .flatMap((line) => mostOfItem(itemOf(line), Math.max(1, line.quantite)) ?? [])
    .reduce(addToCart, [...cart])
}

function itemOf({ nature, id = 0, code = '' }: OrderLine): string {
  if (nature === 'livre' || nature === 'session') return cartItem({ nature, id, quantite: 1 })
  return code
}
