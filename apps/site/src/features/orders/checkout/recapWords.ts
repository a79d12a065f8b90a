import type { Locale } from '@sira/contract/locales'
import type { Dictionary } from '../../../i18n/fr.ts'

/** The words of the look back: plain texts alone, so that a page can hold them for its island. */
export interface RecapWords {
  locale: Locale
  routes: Pick<Dictionary['routes'], 'checkout' | 'terms'>
  checkout: Omit<Dictionary['checkout'], 'agencyText' | 'townFee' | 'priceChanged'>
}

export function recapWords({ locale, routes, checkout }: Dictionary): RecapWords {
  const { agencyText, townFee, priceChanged, ...texts } = checkout
  return { locale, routes: { checkout: routes.checkout, terms: routes.terms }, checkout: texts }
}
