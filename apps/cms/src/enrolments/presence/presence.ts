import { saidBy } from '@sira/contract/attendance/marks'

/** One mark of one participant for one half day. */
export interface Mark {
  /** The client key of the phone, see `markKey`. */
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
 * The mark that counts for each half day, from marks in the order of receipt. Of one phone, its own
 * count decides; of several phones, the mark received last. The clock of a phone decides nothing.
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
