const dayMs = 86_400_000

/** The Monday of a day, on the calendar of Ouagadougou, which is that of UTC. */
export function mondayOf(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  const since = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - since * dayMs).toISOString().slice(0, 10)
}

/** The Mondays of the last weeks, the oldest first; the last is that of today. */
export function lastMondays(today: string, weeks: number): string[] {
  const last = Date.parse(`${mondayOf(today)}T00:00:00Z`)
  return Array.from({ length: weeks }, (_, index) =>
    new Date(last - (weeks - 1 - index) * 7 * dayMs).toISOString().slice(0, 10),
  )
}
