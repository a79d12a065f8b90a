import type { Locale } from '@sira/contract/locales'

const dayLength = 24 * 60 * 60 * 1000
/** Longer ago than this it is told in months. */
const longestInDays = 45

/** Whole days from one day to another, both `YYYY-MM-DD` or longer; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayLength
}

/** How long ago a day is, in words: `hier`, `il y a 3 jours`. A day to come counts as today. */
export function daysAgo(day: string, today: string, locale: Locale): string {
  const days = Math.max(0, daysBetween(day, today))
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (days <= longestInDays) return words.format(-days || 0, 'day')
  return words.format(-Math.round(days / 30.44), 'month')
}
