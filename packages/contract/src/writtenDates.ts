import type { Locale } from './locales.ts'

/** Burkina Faso keeps this time all year; a server may stand elsewhere. */
export const timeZone = 'Africa/Ouagadougou'

/** Our English is British, its dates and hours too; the other languages are their own. */
export function dateLocale(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale
}

/** To make one takes twenty times as long as to use it. */
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
  const written = formOf(locale).format(new Date(date))
  // Intl writes `1 décembre`; French says `1er`.
  return locale === 'fr' ? written.replace(/^1 /, '1er\u00a0') : written
}
