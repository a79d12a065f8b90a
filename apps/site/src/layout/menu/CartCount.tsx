/** How much is in the cart: written by CountCart.astro, for the page is the same for everybody. */
export function CartCount() {
  return <span className="cart-count" />
}
