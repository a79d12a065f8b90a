import type { Locale } from '@sira/contract/locales'

/** A whole number with narrow no-break spaces between its groups: `9 900`. */
export function formatAmount(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)
}

/** A price that never breaks over two lines: `9 900 FCFA` (spec 9). */
export function formatPrice(amount: number, locale: Locale): string {
  return `${formatAmount(amount, locale)}\u00a0FCFA`
}

/** A price on a card, which the specification follows with `CFA` (spec 2.9, 2.13). */
export function formatCardPrice(amount: number, locale: Locale): string {
  return `${formatAmount(amount, locale)}\u00a0CFA`
}
