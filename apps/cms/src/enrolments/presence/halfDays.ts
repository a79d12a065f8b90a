import { type Dated, heldDaysOf } from '../../sessions/facts/heldDays.ts'

export const halves = { matin: 'matin', apres_midi: 'après-midi' } as const

export type Half = keyof typeof halves

export interface HalfDay {
  /** `2026-11-28-matin`: what a mark names. */
  name: string
  /** `2026-11-28` */
  day: string
  half: Half
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const noon = 12
/** A day that ends by then has no afternoon. */
const lunch = 13

/** The half days of a session, first to last. */
export function halfDaysOf(held: Dated, holidays: ReadonlySet<string>): HalfDay[] {
  return heldDaysOf(held, holidays).flatMap(({ day, from, until }) => {
    const start = hourOfDay(from)
    const halves = halvesOf(start, start + (until - from) / hourMs)
    return halves.map((half) => ({ name: `${day}-${half}`, day, half }))
  })
}

/** Burkina Faso keeps GMT all year. */
function hourOfDay(moment: number): number {
  return (moment % dayMs) / hourMs
}

function halvesOf(from: number, to: number): Half[] {
  if (from >= noon) return ['apres_midi']
  return to > lunch ? ['matin', 'apres_midi'] : ['matin']
}
