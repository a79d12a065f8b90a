import type { Locale } from '@sira/contract/locales'
import { dateLocale } from '@sira/contract/writtenDates'
import type { AttendanceWords } from './attendanceWords.ts'

/** « samedi 28 novembre, matin », of `2026-11-28-matin`. */
export function halfDayName(
  halfDay: string,
  { morning, afternoon }: Pick<AttendanceWords, 'morning' | 'afternoon'>,
  locale: Locale,
): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const day = new Intl.DateTimeFormat(dateLocale(locale), form).format(
    new Date(halfDay.slice(0, 10)),
  )
  return `${day}, ${halfDay.endsWith('matin') ? morning : afternoon}`
}
