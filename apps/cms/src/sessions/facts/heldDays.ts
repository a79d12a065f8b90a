import { usualDays, usualHoursPerDay } from './sessionEnd.ts'

/** A session as its form keeps it. */
export interface Dated {
  debut?: string | null
  fin?: string | null
  heuresParJour?: number | null
  jours?: readonly string[] | null
}

/** One day of a session, from its first hour to its last one. */
export interface HeldDay {
  /** `2026-11-28` */
  day: string
  /** Milliseconds since 1970. */
  from: number
  until: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Beyond, the dates are a mistake. */
const mostDays = 200

/** The days of a session, first to last: those on which its end was counted. */
export function heldDaysOf(
  { debut, fin, heuresParJour, jours }: Dated,
  holidays: ReadonlySet<string>,
): HeldDay[] {
  if (!debut || !fin) return []
  const [first, end] = [Date.parse(debut), Date.parse(fin)]
  const days = jours && jours.length > 0 ? jours.map(Number) : usualDays
  const found: HeldDay[] = []
  for (let from = first; from < end && found.length < mostDays; from += dayMs) {
    const day = new Date(from).toISOString().slice(0, 10)
    const isHeld = days.includes(new Date(from).getUTCDay()) && !holidays.has(day)
    if (from !== first && !isHeld) continue
    const until = Math.min(from + (heuresParJour || usualHoursPerDay) * hourMs, end)
    found.push({ day, from, until })
  }
  return found
}
