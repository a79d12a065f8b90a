import type { CartLine } from '@sira/contract/orders/cart'
import type { Routes } from '@sira/contract/routes'
import { textOf } from '../../../forms/sentFields.ts'
import { addedId, cartFields } from '../../../kinds/cartFields.ts'
import { cartCookieFor } from './cartCookie.ts'
import { changedCart } from './changedCart.ts'
import { throughCart } from './keptOnDevice.ts'
import { ownAddress } from './ownAddress.ts'
import { sendingCookieFor } from './sendingCookie.ts'

interface Context {
  routes: Pick<Routes, 'cart' | 'checkout'>
  siteAddress: string
}

/** Answers a change of the cart: keeps it on the device, and redirects to the page before. */
export function cartMove(
  sent: FormData,
  lines: readonly CartLine[],
  { routes, siteAddress }: Context,
): Response {
  const changed = changedCart(lines, sent)
  const to =
    textOf(sent, cartFields.next) === 'commande'
      ? routes.checkout
      : (wayBack(sent, siteAddress) ?? routes.cart)
  const isFirst = lines.length === 0 && changed.length > 0
  const headers = new Headers({ location: isFirst ? throughCart(to, routes.cart) : to })
  headers.append('set-cookie', cartCookieFor(changed, siteAddress))
  headers.append('set-cookie', sendingCookieFor(undefined, siteAddress))
  return new Response(null, { status: 303, headers })
}

/** Gives the page to return to, only one of ours, at the place that confirms the item. */
function wayBack(sent: FormData, siteAddress: string): string | undefined {
  const page = ownAddress(textOf(sent, cartFields.back), siteAddress)
  return page && `${page.pathname}${page.search}#${addedId(textOf(sent, cartFields.add))}`
}
