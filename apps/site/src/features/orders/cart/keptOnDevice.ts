import type { CartLine } from '@sira/contract/orders/cart'
import { ownAddress } from './ownAddress.ts'

/**
 * Gives an address through the page of the cart. A browser without cookies would say that something
 * is in the cart, and then show an empty one: so the first item of a cart leads through its page,
 * which sees whether the cookie came back.
 */
export function throughCart(to: string, cart: string): string {
  return `${cart}?${new URLSearchParams({ vers: to })}`
}

/** Gives the outcome; undefined where the address led nobody through the cart. */
export function keptOnDevice(
  vers: string | undefined,
  lines: readonly CartLine[],
  siteAddress: string,
): { to: string } | 'lost' | undefined {
  if (vers === undefined) return undefined
  if (lines.length === 0) return 'lost'
  const page = ownAddress(vers, siteAddress)
  return page && { to: `${page.pathname}${page.search}${page.hash}` }
}
