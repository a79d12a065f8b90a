import type { Payload } from 'payload'

/** The end of the accounting period: older sales need no buyer's name any more. */
export async function bookedUntil(payload: Payload, now: Date): Promise<string> {
  const { conservationAns } = await payload.findGlobal({ slug: 'ventes', depth: 0 })
  return monthsBefore(now, conservationAns * 12)
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.toISOString()
}
