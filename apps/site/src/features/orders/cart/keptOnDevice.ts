import type { CartLine } from '@sira/contract/orders/cart'
import { ownAddress } from './ownAddress.ts'

/**
 * A browser that keeps no cookies is told that something is in its cart, and then shown an empty
 * one. So the first thing of a cart leads through the page of the cart, where it is seen whether the
 * cookie came back.
 */
export function throughCart(to: string, cart: string): string {
  return `${cart}?${new URLSearchParams({ vers: to })}`
}

/** What came of it; nothing where nobody was led through. */
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
