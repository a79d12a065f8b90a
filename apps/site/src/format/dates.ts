import type { Locale } from '@sira/contract/locales'
import { dateLocale, timeZone } from '@sira/contract/writtenDates'

/** The stored date as the specification shows it: its first 10 characters (product 2.7, 9). */
export function storedDay(date: string): string {
  return date.slice(0, 10)
}

/** Day on two digits and short month, as on the cards of the home page (product 2.3): `09`, `nov.`. */
export function dayAndShortMonth(date: string, locale: Locale): { day: string; month: string } {
  const time = new Date(date)
  return {
    day: new Intl.DateTimeFormat(dateLocale(locale), { day: '2-digit', timeZone }).format(time),
    month: new Intl.DateTimeFormat(dateLocale(locale), { month: 'short', timeZone }).format(time),
  }
}

/** When something happened: the day and the time of day in Burkina Faso. */
export function writtenTime(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(date))
}
