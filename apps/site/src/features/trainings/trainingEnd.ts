import { limits } from '@sira/contract/limits'

/**
 * Last day of a training as `YYYY-MM-DD`: the one that staff gave, else the start plus 2 days by
 * calendar (product 2.10; product 9 adds on the day number, which knows no end of month).
 */
export function trainingEnd(start: string | null, end: string | null): string | null {
  if (end !== null || start === null) return end
  const day = new Date(`${start}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + limits.trainingDays)
  return day.toISOString().slice(0, 10)
}
