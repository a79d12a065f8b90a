import { saidBy } from '@sira/contract/attendance/marks'

/** One mark of one participant for one half day. */
export interface Mark {
  /** Of its device, see `markKey`. */
  key: string
  halfDay: string
  present: boolean
  /** Who said so. */
  who: string
  /** By the clock of his device. */
  markedAt: string
  receivedAt: string
}

export interface Presence extends Mark {
  /** What was said before, the newest first. */
  before: Mark[]
}

export interface Share {
  present: number
  total: number
}

/**
 * In percent of the half days. Of five half days one may be missed, for illness or a funeral; who
 * misses more has not followed what the certificate says he followed.
 */
export const requiredShare = 80

/**
 * What counts of each half day, out of marks in the order of receipt: of one phone what it said last
 * by its own count, however late the rest came; of several the mark that was received last. No clock
 * of a phone is asked.
 */
export function presencesOf(marks: readonly Mark[]): Map<string, Presence> {
  const found = new Map<string, Presence>()
  for (const [halfDay, said] of Map.groupBy(marks, (mark) => mark.halfDay)) {
    const counts = said.findLast((mark) => !said.some((other) => takesBack(other, mark)))
    if (!counts) continue
    const before = said.filter((mark) => mark !== counts).toReversed()
    found.set(halfDay, { ...counts, before })
  }
  return found
}

/** Whether the same phone said it after the other, whichever arrived first. */
function takesBack(later: Mark, { key }: Mark): boolean {
  const [one, other] = [saidBy(later.key), saidBy(key)]
  return one.phone === other.phone && one.number > other.number
}

/** The marks before the one that counts, which say otherwise. */
export function contradictions({ present, before }: Presence): Mark[] {
  return before.filter((mark) => mark.present !== present)
}

/** A half day that nobody marked counts as missed; a mark of one that is no more counts nothing. */
export function shareOf(
  halfDays: readonly { name: string }[],
  presences: ReadonlyMap<string, Presence>,
): Share {
  const present = halfDays.filter(({ name }) => presences.get(name)?.present).length
  return { present, total: halfDays.length }
}

export function isEnough({ present, total }: Share): boolean {
  return total > 0 && present * 100 >= requiredShare * total
}
