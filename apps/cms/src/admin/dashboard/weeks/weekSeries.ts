import { lastMondays, mondayOf } from '../../../dates/weeks.ts'
import type { DayCounts } from './dayCounts.ts'

/** One thing that is counted, by week. */
export interface WeekSeries {
  name: string
  /** Defines exactly which events the series counts. */
  meaning: string
  weeks: readonly WeekCount[]
}

export interface WeekCount {
  /** `2026-11-23` */
  monday: string
  count: number
}

export const shownWeeks = 12

/** A week in which there was nothing stands there too; the last is not over yet. */
export function byWeek(days: DayCounts, today: string): WeekCount[] {
  const counts = new Map(lastMondays(today, shownWeeks).map((monday) => [monday, 0]))
  for (const [day, count] of days) {
    const monday = mondayOf(day)
    const before = counts.get(monday)
    if (before !== undefined) counts.set(monday, before + count)
  }
  return [...counts].map(([monday, count]) => ({ monday, count }))
}
