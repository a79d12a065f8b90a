import { readReference } from '@sira/contract/orders/reference'

/** One cookie for the orders that this device may open; no script reads it. */
const cookieName = 'commandes'
const inCookies = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]*)`)
/** The newest ones; the others open by their phone number. */
const most = 5
/** Seconds: long enough to pay and to receive, not for whoever buys the phone. */
const life = 60 * 24 * 60 * 60

interface OwnOrder {
  reference: string
  key: string
}

/** `CM-2026-7KQ4P9X.key.CM-…`: nothing in it that a cookie would have to escape. */
function ownOrders(headers: Headers): OwnOrder[] {
  const parts = (inCookies.exec(headers.get('cookie') ?? '')?.[1] ?? '').split('.')
  return parts.flatMap((part, index) => {
    const key = parts[index + 1]
    const reference = index % 2 === 0 ? readReference(part) : undefined
    return reference && key ? [{ reference, key }] : []
  })
}

/** By which this device opens an order, if it may. */
export function keyOfOrder({ headers }: Pick<Request, 'headers'>, reference: string) {
  return ownOrders(headers).find((order) => order.reference === reference)?.key
}

/** From now on this device opens it. */
export function ownOrderCookie(
  { headers }: Pick<Request, 'headers'>,
  order: OwnOrder,
  siteAddress: string,
): string {
  const others = ownOrders(headers).filter(({ reference }) => reference !== order.reference)
  const kept = [order, ...others].slice(0, most)
  const value = kept.map(({ reference, key }) => `${reference}.${key}`).join('.')
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
}
