import { readReference } from '@sira/contract/orders/reference'

/**
 * The cookies of the orders that this device may open; no script reads them. What was ordered here,
 * or opened from a letter, stays; what a phone number opened goes with the browser, which may be
 * one of a cybercafé.
 */
const cookies = { kept: 'commandes', untilClosed: 'commandes-ouvertes' } as const
type Stay = keyof typeof cookies
/** The newest ones; the others open by their phone number. */
const most = 5
/** Seconds: long enough to pay and to receive, not for whoever buys the phone. */
const life = 60 * 24 * 60 * 60

interface OwnOrder {
  reference: string
  key: string
}

/** `CM-2026-7KQ4P9X.key.CM-…`: nothing in it that a cookie would have to escape. */
function ownOrders(headers: Headers, stay: Stay): OwnOrder[] {
  const named = new RegExp(`(?:^|;\\s*)${cookies[stay]}=([\\w.-]*)`)
  const parts = (named.exec(headers.get('cookie') ?? '')?.[1] ?? '').split('.')
  return parts.flatMap((part, index) => {
    const key = parts[index + 1]
    const reference = index % 2 === 0 ? readReference(part) : undefined
    return reference && key ? [{ reference, key }] : []
  })
}

/** By which this device opens an order, if it may. */
export function keyOfOrder({ headers }: Pick<Request, 'headers'>, reference: string) {
  const own = [...ownOrders(headers, 'kept'), ...ownOrders(headers, 'untilClosed')]
  return own.find((order) => order.reference === reference)?.key
}

/** From now on this device opens it, for weeks or until its browser is closed. */
export function ownOrderCookie(
  { headers }: Pick<Request, 'headers'>,
  order: OwnOrder,
  siteAddress: string,
  stay: Stay = 'kept',
): string {
  const others = ownOrders(headers, stay).filter(({ reference }) => reference !== order.reference)
  const kept = [order, ...others].slice(0, most)
  const value = kept.map(({ reference, key }) => `${reference}.${key}`).join('.')
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  const age = stay === 'kept' ? `; Max-Age=${life}` : ''
  return `${cookies[stay]}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`
}
