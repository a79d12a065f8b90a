import type { Month } from './month.ts'

/** A week as it stands in an address: its Monday, `2026-11-23`. */
export type Week = string

const form = /^20\d\d-\d\d-\d\d$/
const dayMs = 86_400_000
const daysOfWeek = 7

/** The Monday of the week of a day that is asked for; nothing where none is. */
export function askedWeek(asked: unknown): Week | undefined {
  if (typeof asked !== 'string' || !form.test(asked)) return undefined
  const day = new Date(`${asked}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? undefined : mondayOf(day)
}

export function mondayOf(day: Date): Week {
  const sinceMonday = (day.getUTCDay() + daysOfWeek - 1) % daysOfWeek
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}

/** Weeks later, or earlier. */
export function weeksFrom(week: Week, count: number): Week {
  return new Date(Date.parse(week) + count * daysOfWeek * dayMs).toISOString().slice(0, 10)
}

export function daysOfWeekFrom(week: Week): string[] {
  return Array.from({ length: daysOfWeek }, (_, index) =>
    new Date(Date.parse(week) + index * dayMs).toISOString().slice(0, 10),
  )
}

/** The one or two months that a week is of. */
export function monthsOfWeek(week: Week): Month[] {
  return [...new Set(daysOfWeekFrom(week).map((day) => day.slice(0, 7)))]
}
