import type { Locale } from '@sira/contract/locales'

/** The stored date as the specification shows it: its first 10 characters (spec 2.7, 9). */
export function storedDay(date: string): string {
  return date.slice(0, 10)
}

/** Day on two digits and short month, as on the cards of the home page (spec 2.3): `09`, `nov.`. */
export function dayAndShortMonth(date: string, locale: Locale): { day: string; month: string } {
  const time = new Date(date)
  return {
    day: new Intl.DateTimeFormat(locale, { day: '2-digit', timeZone }).format(time),
    month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone }).format(time),
  }
}

/** A day written out: `1er décembre 2026`, `December 1, 2026`. */
export function writtenDay(date: string, locale: Locale): string {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
    new Date(date),
  )
  // Intl writes `1 décembre`; French says `1er`.
  return locale === 'fr' ? written.replace(/^1 /, '1er\u00a0') : written
}

/** When something happened: the day and the time of day in Burkina Faso. */
export function writtenTime(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(date))
}

/** Burkina Faso keeps this time all year; the server may stand elsewhere. */
const timeZone = 'Africa/Ouagadougou'
