import { type CartLine, cartCookie, readCart, writeCart } from '@sira/contract/orders/cart'

const inCookies = new RegExp(`(?:^|;\\s*)${cartCookie}=([\\w.]*)`)
/** Seconds: long enough for a phone that is rarely used. */
const oneYear = 365 * 24 * 60 * 60

/** Gives the cart of a visitor from his cookies. */
export function cartOf({ headers }: Pick<Request, 'headers'>): CartLine[] {
  return readCart(inCookies.exec(headers.get('cookie') ?? '')?.[1] ?? '')
}

/** Writes the cart's cookie. Scripts may read it: the page counts the items itself. */
export function cartCookieFor(lines: readonly CartLine[], siteAddress: string): string {
  const life = lines.length === 0 ? 0 : oneYear
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  return `${cartCookie}=${writeCart(lines)}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}
