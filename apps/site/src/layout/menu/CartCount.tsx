/** How much is in the cart: written by CountCart.astro, for the page is the same for everybody. */
export function CartCount() {
  return (
    <span
      data-cart-count=""
      className="ms-1 inline-block min-w-[1.4em] rounded-full bg-laterite px-1 text-center text-[0.85em]/[1.5] text-[#fff] tabular-nums empty:hidden"
    />
  )
}
