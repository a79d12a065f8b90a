import { usualDays } from './sessionEnd.ts'

const dayMs = 86_400_000

/** Working days from today to the last one before a start, today included. `YYYY-MM-DD` for holidays. */
export function workdaysBefore(start: Date, now: Date, holidays: ReadonlySet<string>): number {
  let count = 0
  const firstDay = Date.parse(start.toISOString().slice(0, 10))
  for (let day = Date.parse(now.toISOString().slice(0, 10)); day < firstDay; day += dayMs) {
    const date = new Date(day)
    const isFree = holidays.has(date.toISOString().slice(0, 10))
    if (usualDays.includes(date.getUTCDay()) && !isFree) count += 1
  }
  return count
}
