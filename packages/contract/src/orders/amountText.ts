import type { Locale } from '../locales.ts'

/**
 * An amount that never breaks over two lines, for letters, papers and staff: `9 900 FCFA`. Plain
 * no-break spaces, which every font has; nothing is « Gratuit » here, zero is an amount too. In
 * Arabic by the name of the currency: Latin letters after a number would change sides.
 */
export function amountText(amount: number, locale: Locale): string {
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)
  const currency = locale === 'ar' ? 'فرنك' : 'FCFA'
  return `${figures.replaceAll('\u202f', '\u00a0')}\u00a0${currency}`
}
