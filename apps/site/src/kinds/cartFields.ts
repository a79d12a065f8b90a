import { type CartLine, cartItem } from '@sira/contract/orders/cart'

/** The names of the fields of the cart's own form. */
export const cartFields = {
  add: 'ajouter',
  quantity: 'quantite',
  remove: 'retirer',
  /** The address to return to. */
  back: 'retour',
  next: 'suite',
} as const

/** Gives the name of the field for the quantity of a line. */
export function quantityField(line: CartLine): string {
  return `q-${cartItem(line)}`
}

/** Gives the id of the place where a page says that an item is in the cart. */
export function addedId(item: string): string {
  return `ajoute-${item}`
}
