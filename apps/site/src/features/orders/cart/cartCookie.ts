import { type CartLine, cartCookie, readCart, writeCart } from '@sira/contract/orders/cart'

const inCookies = new RegExp(`(?:^|;\\s*)${cartCookie}=([\\w.]*)`)
/** Seconds: it outlives a phone that lay in a drawer. */
const oneYear = 365 * 24 * 60 * 60

/** What the visitor wants to buy, as his device says. */
export function cartOf({ headers }: Pick<Request, 'headers'>): CartLine[] {
  return readCart(inCookies.exec(headers.get('cookie') ?? '')?.[1] ?? '')
}

/** Keeps it on the device. Scripts may read it: the page counts what is in it by itself. */
export function cartCookieFor(lines: readonly CartLine[], siteAddress: string): string {
  const life = lines.length === 0 ? 0 : oneYear
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  return `${cartCookie}=${writeCart(lines)}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}
