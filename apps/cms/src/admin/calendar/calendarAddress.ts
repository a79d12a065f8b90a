import type { Month } from './month.ts'

export function calendarAddress(month?: Month): string {
  return month === undefined ? '/admin/calendrier' : `/admin/calendrier?mois=${month}`
}

/** The address of the week that a day, `2026-11-28`, belongs to. */
export function weekAddress(day: string): string {
  return `/admin/calendrier?semaine=${day}`
}
