import type { ShownAttendant } from '../../enrolments/presence/desk/attendanceDesk.ts'

export interface SentMark {
  cle: string
  inscription: string
  demiJournee: string
  present: boolean
  marqueLe: string
}

/** A mark for each, with a key that names the person and the half day, and is this sending's own. */
export function sentMarks(
  attendants: readonly Pick<ShownAttendant, 'reference'>[],
  demiJournee: string,
  absent: ReadonlySet<string>,
): SentMark[] {
  const marqueLe = new Date().toISOString()
  const own = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return attendants.map(({ reference }) => ({
    cle: `${reference}:${demiJournee}:${own}`,
    inscription: reference,
    demiJournee,
    present: !absent.has(reference),
    marqueLe,
  }))
}
