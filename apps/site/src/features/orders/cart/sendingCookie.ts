import { isIdempotencyKey } from '@sira/contract/forms/envelope'

/**
 * The cookie of the order's key, beside that of the cart: two tabs with one cart make one order.
 */
export const sendingCookie = 'envoi'
const inCookies = new RegExp(`(?:^|;\\s*)${sendingCookie}=([\\w-]*)`)
/** Seconds: as long as the cart. */
const oneYear = 365 * 24 * 60 * 60

export function sendingKeyOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  const key = inCookies.exec(headers.get('cookie') ?? '')?.[1]
  return key !== undefined && isIdempotencyKey(key) ? key : undefined
}

/**
 * Writes the cookie of the key. Without a key it is deleted: the cart has changed, or it was
 * ordered.
 */
export function sendingCookieFor(key: string | undefined, siteAddress: string): string {
  const life = key === undefined ? 0 : oneYear
  const secure = siteAddress.startsWith('https:') ? '; Secure' : ''
  return `${sendingCookie}=${key ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
}
