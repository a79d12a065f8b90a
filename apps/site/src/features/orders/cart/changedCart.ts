import { limits } from '@sira/contract/limits'
import { addToCart, type CartLine, cartItem, mostOfItem } from '@sira/contract/orders/cart'
import { textOf } from '../../../forms/sentFields.ts'
import { cartFields as fields, quantityField } from '../../../kinds/cartFields.ts'

/** The cart after a form was sent: with something more, something less, or other quantities. */
export function changedCart(lines: readonly CartLine[], sent: FormData): CartLine[] {
  const removed = textOf(sent, fields.remove)
  const kept = lines.flatMap((line) => {
    if (cartItem(line) === removed) return []
    return recounted(line, textOf(sent, quantityField(line))) ?? []
  })
  const copies = Number(textOf(sent, fields.quantity) || limits.quantity.initial)
  const added = mostOfItem(textOf(sent, fields.add), copies)
  return added ? addToCart(kept, added) : kept
}

function recounted(line: CartLine, typed: string): CartLine | undefined {
  if (!/^\d{1,4}$/.test(typed)) return line
  return mostOfItem(cartItem(line), Number(typed))
}
