/** The day that many days after `today`, as `YYYY-MM-DD`. */
export function dayFrom(today: Date, days: number): string {
  const day = new Date(today)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
