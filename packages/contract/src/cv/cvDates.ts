import type { Locale } from '../locales.ts'
import { dateLocale } from '../writtenDates.ts'
import { cvWords } from './cvWords.ts'
import { resumeDate } from './resumeDate.ts'

/** Writes a date, « mars 2019 », « 2019 »; gives an empty text for an incomplete one. */
export function cvDate(date: string, locale: Locale): string {
  if (!resumeDate.test(date)) return ''
  const [year = '', month] = date.split('-')
  if (month === undefined) return year
  const form = new Intl.DateTimeFormat(dateLocale(locale), { month: 'long', timeZone: 'UTC' })
  return `${form.format(new Date(`${year}-${month}-01`))} ${year}`
}

/** Writes a period; without an end it continues. */
export function cvPeriod(from: string, to: string, locale: Locale, goesOn: boolean): string {
  const [start, end] = [cvDate(from, locale), cvDate(to, locale)]
  if (start === end) return start
  if (start === '') return goesOn ? cvWords[locale].until(end) : end
  if (end === '') return goesOn ? cvWords[locale].since(start) : start
  return `${start} – ${end}`
}
