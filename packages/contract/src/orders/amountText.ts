import type { Locale } from '../locales.ts'

/**
 * Writes an amount that never breaks over two lines, for letters, papers and staff: `9 900 FCFA`.
 * It uses plain no-break spaces, which every font has, and writes zero as an amount, not as «
 * Gratuit ». In Arabic it uses the name of the currency, because Latin letters after a number would
 * change sides.
 */
export function amountText(amount: number, locale: Locale): string {
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)
  const currency = locale === 'ar' ? 'فرنك' : 'FCFA'
  return `${figures.replaceAll('\u202f', '\u00a0')}\u00a0${currency}`
}
