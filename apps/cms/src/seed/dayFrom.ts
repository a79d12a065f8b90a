/** The day that many days after `today`, as `YYYY-MM-DD`. */
export function dayFrom(today: Date, days: number): string {
  const day = new Date(today)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** The day on which the demo was as it is written: its articles are as old as they were then. */
const writtenOn = Date.parse('2026-11-22')
const dayMs = 86_400_000

/** A time of the demo, as long before `today` as it was before the day it was written for. */
export function shiftedTime(time: string, today: Date): string {
  const days = Math.floor((today.getTime() - writtenOn) / dayMs)
  return new Date(Date.parse(time) + days * dayMs).toISOString()
}
