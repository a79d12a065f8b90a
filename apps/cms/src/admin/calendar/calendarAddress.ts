import type { Month } from './month.ts'

export function calendarAddress(month?: Month): string {
  return month === undefined ? '/admin/calendrier' : `/admin/calendrier?mois=${month}`
}
