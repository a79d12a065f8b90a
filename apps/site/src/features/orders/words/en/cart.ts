import type { Words } from '../../../../language/words.ts'
import type { cart as french } from '../fr/cart.ts'

/** The cart, on the device of its customer. */
export const cart: Words<typeof french> = {
  cart: {
    oneSession: 'The chosen session',
    lessSeats: (title, left) =>
      `“${title}”: only ${left} seat(s) left, we have lowered the number.`,
    title: 'Cart',
    description: 'What you want to buy, kept on this device.',
    empty: 'Your cart is empty.',
    emptyText: 'What you put in it stays on this device, without an account, until you order.',
    noCookies:
      'Your item is not in the cart: this browser blocks the cookies that the cart is kept in. Allow them for this site, then add it again; or call us to order.',
    toShop: 'See the books',
    toPlans: 'See plans and services',
    quantityOf: (title: string) => `Quantity: ${title}`,
    remove: 'Remove',
    removeOf: (title: string) => `Remove ${title}`,
    recount: 'Update',
    each: (price: string) => `${price} each`,
    subtotal: 'Items total',
    deliveryLater: 'Delivery, if you want it, is added at the next step, before you order.',
    order: 'Order',
    goOn: 'Continue shopping',
    gone: (title: string) => `“${title}” is no longer available: we took it out.`,
    less: (title: string, left: number) =>
      `“${title}”: only ${left} left, we reduced the quantity.`,
    oneItem: 'An item',
    away: 'The prices could not be read. Nothing is lost: your cart is kept on this device.',
    again: 'Try again',
  },
}
