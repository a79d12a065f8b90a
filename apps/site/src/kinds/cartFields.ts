import { type CartLine, cartItem } from '@sira/contract/orders/cart'

/** The names of the fields of the cart's own form. */
export const cartFields = {
  add: 'ajouter',
  quantity: 'quantite',
  remove: 'retirer',
  /** Where the visitor comes back to. */
  back: 'retour',
  next: 'suite',
} as const

/** Of how many of a line are wanted. */
export function quantityField(line: CartLine): string {
  return `q-${cartItem(line)}`
}

/** Where a page says that an item is in the cart now. */
export function addedId(item: string): string {
  return `ajoute-${item}`
}
