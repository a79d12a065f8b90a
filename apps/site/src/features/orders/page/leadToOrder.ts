import { type CartLine, cartItem } from '@sira/contract/orders/cart'
import type { OrderAnswer } from '@sira/contract/orders/orderAnswer'
import type { Routes } from '@sira/contract/routes'
import { ownDossierCookie } from '../../../dossiers/ownDossiers.ts'
import { cartCookieFor, cartOf } from '../cart/cartCookie.ts'
import { sendingCookieFor, sendingKeyOf } from '../cart/sendingCookie.ts'

interface Placed {
  order: Pick<OrderAnswer, 'reference' | 'cle'>
  sent: { lines: readonly CartLine[]; key: string } | undefined
  routes: Pick<Routes, 'order'>
  siteAddress: string
}

/**
 * Redirects to the page of the order, gives this device access to it, and removes the ordered items
 * from the cart.
 */
export function leadToOrder(request: Request, { order, sent, routes, siteAddress }: Placed) {
  const { reference, cle: key } = order
  const ordered = new Set(sent?.lines.map(cartItem))
  const left = cartOf(request).filter((line) => !ordered.has(cartItem(line)))
  const headers = new Headers({ location: routes.order(reference) })
  headers.append('set-cookie', cartCookieFor(left, siteAddress))
  // The order that waited on the device may come from another cart than the present one.
  if (sendingKeyOf(request) === sent?.key) {
    headers.append('set-cookie', sendingCookieFor(undefined, siteAddress))
  }
  headers.append('set-cookie', ownDossierCookie(request, { reference, key }, siteAddress))
  return new Response(null, { status: 303, headers })
}
