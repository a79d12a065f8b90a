import { type Locale, localisedPath } from '../locales.ts'

/** Below it stands the page of each order; the reference alone opens nothing. */
export const orderPath = '/commandes'

/** In the part of an address that no browser sends: neither a log nor a referrer ever has the key. */
export const keyMark = '#cle='

/**
 * The link of a letter to the page of an order. Opened, it shows a button; without script, it asks
 * for the phone number.
 */
export function orderLink(reference: string, key: string, locale: Locale): string {
  return `${localisedPath(`${orderPath}/${reference}`, locale)}${keyMark}${key}`
}
