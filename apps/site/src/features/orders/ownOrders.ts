import { readReference } from '@sira/contract/dossiers/reference'

/**
 * The cookies of the orders that this device may open; no script reads them. What was ordered here,
 * or opened from a letter, stays; what a phone number opened goes with the browser, which may be
 * one of a cybercafé.
 */
export const cookies = { kept: 'commandes', untilClosed: 'commandes-ouvertes' } as const
type Stay = keyof typeof cookies
const stays = ['kept', 'untilClosed'] as const satisfies readonly Stay[]
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
  return cookieOf([order, ...others].slice(0, most), siteAddress, stay)
}

/** From now on this device opens it no more, however it came to; the other orders stay. */
export function forgottenOrderCookies(
  { headers }: Pick<Request, 'headers'>,
  forgotten: string,
  siteAddress: string,
): string[] {
  return stays.flatMap((stay) => {
    const own = ownOrders(headers, stay)
    const others = own.filter(({ reference }) => reference !== forgotten)
    return others.length === own.length ? [] : [cookieOf(others, siteAddress, stay)]
  })
}

function cookieOf(orders: readonly OwnOrder[], siteAddress: string, stay: Stay): string {
  const value = orders.map(({ reference, key }) => `${reference}.${key}`).join('.')
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  const age = orders.length === 0 ? '; Max-Age=0' : stay === 'kept' ? `; Max-Age=${life}` : ''
  return `${cookies[stay]}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`
}
