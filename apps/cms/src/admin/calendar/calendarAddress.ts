import type { Month } from './month.ts'

export function calendarAddress(month?: Month): string {
  return month === undefined ? '/admin/calendrier' : `/admin/calendrier?mois=${month}`
}

/** Of the week of a day, `2026-11-28`. */
export function weekAddress(day: string): string {
  return `/admin/calendrier?semaine=${day}`
}
