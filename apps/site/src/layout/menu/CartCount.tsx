/**
 * The number of items in the cart. CountCart.astro writes it, because the page is the same for
 * everybody.
 */
export function CartCount() {
  return <span className="cart-count" />
}
