import type { Payload } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import { beforeOpeningHours, openHoursBetween } from '../../dates/openingTime.ts'

/** A clock that stands still while the company is closed. */
export interface OpeningClock {
  /** The moment since which it has run for so many hours. */
  hoursAgo(hours: number): string
  /** For how many hours it has run since a moment. */
  hoursSince(moment: string): number
}

export async function openingClock(payload: Payload, now: Date): Promise<OpeningClock> {
  const [written, { docs }] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.find({ collection: 'jours-feries', pagination: false, depth: 0 }),
  ])
  const closed = new Set(docs.flatMap(({ date }) => dayOf(date) ?? []))
  return {
    hoursAgo: (hours) => beforeOpeningHours(now, hours, written, closed).toISOString(),
    hoursSince: (moment) => openHoursBetween(new Date(moment), now, written, closed),
  }
}
