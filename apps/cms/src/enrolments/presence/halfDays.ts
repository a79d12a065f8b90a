import { usualDays } from '../../sessions/facts/sessionEnd.ts'

export const halves = { matin: 'matin', apres_midi: 'après-midi' } as const

export type Half = keyof typeof halves

export interface HalfDay {
  /** `2026-11-28-matin`: what a mark names. */
  name: string
  /** `2026-11-28` */
  day: string
  half: Half
}

interface Held {
  debut?: string | null
  fin?: string | null
  heuresParJour?: number | null
  jours?: readonly string[] | null
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const noon = 12
/** A day that ends by then has no afternoon. */
const lunch = 13
const usualHoursPerDay = 6
/** Beyond, the dates are a mistake. */
const mostHalfDays = 200

/** The half days of a session, first to last: on the days on which its end was counted. */
export function halfDaysOf(
  { debut, fin, heuresParJour, jours }: Held,
  holidays: ReadonlySet<string>,
): HalfDay[] {
  if (!debut || !fin) return []
  const [first, end] = [Date.parse(debut), Date.parse(fin)]
  const days = jours && jours.length > 0 ? jours.map(Number) : usualDays
  const found: HalfDay[] = []
  for (let start = first; start < end && found.length < mostHalfDays; start += dayMs) {
    const day = new Date(start).toISOString().slice(0, 10)
    const isHeld = days.includes(new Date(start).getUTCDay()) && !holidays.has(day)
    if (start !== first && !isHeld) continue
    const until = Math.min(start + (heuresParJour || usualHoursPerDay) * hourMs, end)
    for (const half of halvesOf(hourOfDay(start), hourOfDay(start) + (until - start) / hourMs)) {
      found.push({ name: `${day}-${half}`, day, half })
    }
  }
  return found
}

/** Burkina Faso keeps GMT all year. */
function hourOfDay(moment: number): number {
  return (moment % dayMs) / hourMs
}

function halvesOf(from: number, to: number): Half[] {
  if (from >= noon) return ['apres_midi']
  return to > lunch ? ['matin', 'apres_midi'] : ['matin']
}
