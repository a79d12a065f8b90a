import type { Locale } from '@sira/contract/locales'

/** A whole number with narrow no-break spaces between its groups: `9 900`. */
export function formatAmount(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)
}

/** A price that never breaks over two lines: `9 900 FCFA` (product 9). */
export function formatPrice(amount: number, locale: Locale): string {
  return priceIn(amount, locale, 'FCFA')
}

/** The price on the card of a training: the one that the specification follows with `CFA` (product 2.9). */
export function formatCardPrice(amount: number, locale: Locale): string {
  return priceIn(amount, locale, 'CFA')
}

const free: Readonly<Record<Locale, string>> = { fr: 'Gratuit', en: 'Free', ar: 'مجاني' }

/** In Arabic always by the name of the currency: Latin letters after a number would change sides. */
function priceIn(amount: number, locale: Locale, currency: 'CFA' | 'FCFA'): string {
  if (amount === 0) return free[locale]
  return `${formatAmount(amount, locale)}\u00a0${locale === 'ar' ? 'فرنك' : currency}`
}
