import type { Locale } from '@sira/contract/locales'
import { dateLocale, firstInFrench, timeZone } from '@sira/contract/writtenDates'

/** « 23 novembre 2026 à 14:05 » */
export function writtenMoment(date: string, locale: Locale): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  const written = new Intl.DateTimeFormat(dateLocale(locale), form).format(new Date(date))
  return firstInFrench(written, locale)
}

/** A number of Burkina Faso in groups that stay on one line; another one as it is written. */
export function writtenPhone(phone: string): string {
  const groups = /^\+226(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone)
  const written = groups ? ['+226', ...groups.slice(1)].join('\u00a0') : phone
  return fromLeft(written)
}

/**
 * A number with dashes or a plus, which Arabic words before it would turn round. No mark follows it:
 * at the end of a line of a PDF it would take the last letter along for whoever copies the number.
 */
export function fromLeft(number: string): string {
  return `\u200e${number}`
}

/** Words of somebody else, in their own direction whatever surrounds them (Unicode, UAX 9, isolates). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
