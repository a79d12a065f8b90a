/** Monday to Friday, as JavaScript counts them. */
export const usualDays: readonly number[] = [1, 2, 3, 4, 5]
export const usualHoursPerDay = 6

interface Held {
  /** The first day and the hour at which each day begins. */
  start: Date
  hours: number
  hoursPerDay: number
  /** `YYYY-MM-DD` of the days on which nobody works. */
  holidays: ReadonlySet<string>
  /** Days of the week, 0 is Sunday. */
  days?: readonly number[]
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * When the last hour is over. The first day counts as it was chosen, whatever day it is; after it
 * the days of the week that are named, holidays left out.
 */
export function sessionEnd({ start, hours, hoursPerDay, holidays, days = usualDays }: Held): Date {
  const needed = Math.max(1, Math.ceil(hours / hoursPerDay))
  const isHeld = (day: Date) =>
    days.includes(day.getUTCDay()) && !holidays.has(day.toISOString().slice(0, 10))
  let day = start
  for (let held = 1; held < needed && days.length > 0; ) {
    day = new Date(day.getTime() + dayMs)
    if (isHeld(day)) held += 1
  }
  const onLastDay = hours - (needed - 1) * hoursPerDay
  return new Date(day.getTime() + onLastDay * hourMs)
}
