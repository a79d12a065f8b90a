import { type Locale, localisedPath } from '../locales.ts'

/** The path of the pages of orders. A reference alone opens none of them. */
export const orderPath = '/commandes'

/**
 * The mark of the key in the fragment of an address: browsers do not send it, so no log and no
 * referrer has the key.
 */
export const keyMark = '#cle='

/**
 * The link of a letter to the page of an order. Opened, it shows a button; without script, it asks
 * for the phone number.
 */
export function orderLink(reference: string, key: string, locale: Locale): string {
  return `${localisedPath(`${orderPath}/${reference}`, locale)}${keyMark}${key}`
}
