import type { Locale } from './locales.ts'

/** Burkina Faso has this time all year; the server may be in another zone. */
export const timeZone = 'Africa/Ouagadougou'

/** Our English is British, its dates and hours too; the other languages are their own. */
export function dateLocale(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale
}

/** Kept, because making one takes twenty times as long as using it. */
const forms = new Map<Locale, Intl.DateTimeFormat>()

function formOf(locale: Locale): Intl.DateTimeFormat {
  const form =
    forms.get(locale) ??
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone })
  forms.set(locale, form)
  return form
}

/** A day written out: `1er décembre 2026`, `1 December 2026`. */
export function writtenDay(date: string, locale: Locale): string {
  return firstInFrench(formOf(locale).format(new Date(date)), locale)
}

/** Intl writes `1 décembre`; French says `1er`. */
export function firstInFrench(written: string, locale: Locale): string {
  return locale === 'fr' ? written.replace(/^1 /, '1er\u00a0') : written
}
