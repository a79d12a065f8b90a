import type { Locale } from '@sira/contract/locales'
import { dateLocale } from '@sira/contract/writtenDates'

/** The days of a session: `9–11 janvier 2027`; one day stands alone. Both are `YYYY-MM-DD`. */
export function writtenDays(first: string, last: string, locale: Locale): string {
  const written = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(new Date(first), new Date(last))
  return locale === 'fr' ? written.replace(/(?<!\d)1(?=[ –])/g, '1er') : written
}
