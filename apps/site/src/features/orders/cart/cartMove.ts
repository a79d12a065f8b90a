import type { CartLine } from '@sira/contract/orders/cart'
import type { Routes } from '@sira/contract/routes'
import { addedId, cartFields } from '../../../kinds/cartFields.ts'
import { textOf } from '../sentText.ts'
import { cartCookieFor } from './cartCookie.ts'
import { changedCart } from './changedCart.ts'

interface Context {
  routes: Pick<Routes, 'cart' | 'checkout'>
  siteAddress: string
}

/** After a change of the cart: it is kept on the device, and the visitor goes on where he was. */
export function cartMove(
  sent: FormData,
  lines: readonly CartLine[],
  { routes, siteAddress }: Context,
): Response {
  const changed = changedCart(lines, sent)
  const location =
    textOf(sent, cartFields.next) === 'commande'
      ? routes.checkout
      : (wayBack(sent, siteAddress) ?? routes.cart)
  const headers = { location, 'set-cookie': cartCookieFor(changed, siteAddress) }
  return new Response(null, { status: 303, headers })
}

/** To a page of ours alone, at the place that says what is in the cart now. */
function wayBack(sent: FormData, siteAddress: string): string | undefined {
  const back = textOf(sent, cartFields.back)
  if (!back.startsWith('/') || !URL.canParse(back, siteAddress)) return undefined
  const page = new URL(back, siteAddress)
  if (page.origin !== new URL(siteAddress).origin) return undefined
  // `/a/..//elsewhere` becomes `//elsewhere`, which browsers read as another site.
  if (page.pathname.startsWith('//')) return undefined
  return `${page.pathname}${page.search}#${addedId(textOf(sent, cartFields.add))}`
}
