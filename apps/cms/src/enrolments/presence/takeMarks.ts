import type { MarkOutcome, SentMark } from '@sira/contract/attendance/marks'
import type { Locale } from '@sira/contract/locales'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { enrolmentWords } from '../words/enrolmentWords.ts'
import { type Attendance, attendanceOf } from './attendance.ts'
import { isOpen } from './isOpen.ts'

interface Said {
  session: number
  /** The person who marks, and reads why a mark is refused. */
  qui: string
  locale: Locale
}

/**
 * Keeps what was said, each key once however often it comes: a device that heard no answer sends the
 * same again. One that is refused keeps no other from being taken.
 */
export async function takeMarks(
  marks: readonly SentMark[],
  { session, qui, locale }: Said,
  req: PayloadRequest,
): Promise<MarkOutcome[]> {
  if (marks.length === 0) return []
  return withinTransaction(req, async () => {
    // The row lock: of two requests with the same key, the second finds the first.
    await lockRow('sessions', session, req)
    const attendance = await attendanceOf(session, req)
    const kept = await keptKeys(marks, req)
    const taken: MarkOutcome[] = []
    for (const one of marks) {
      const { cle, demiJournee, present, marqueLe } = one
      const seat = kept.has(cle) ? undefined : seatOf(one, attendance, locale)
      if (typeof seat === 'string') taken.push({ cle, pris: false, message: seat })
      else taken.push({ cle, pris: true })
      if (typeof seat !== 'number') continue
      kept.add(cle)
      const data = { cle, inscription: seat, demiJournee, present, marqueLe, qui }
      await req.payload.create({ collection: 'pointages', depth: 0, req, data })
    }
    return taken
  })
}

/** The seat of a mark, or the sentence that refuses it. The key has to name the seat and the half day. */
function seatOf(
  { cle, inscription, demiJournee }: SentMark,
  { halfDays, attendants }: Attendance,
  locale: Locale,
): number | string {
  const { refused } = enrolmentWords[locale]
  if (!cle.startsWith(`${inscription}:${demiJournee}:`)) return refused.key
  const found = attendants.find(({ seat }) => seat.reference === inscription)
  if (!found) return refused.stranger(inscription)
  const halfDay = halfDays.find(({ name }) => name === demiJournee)
  if (!halfDay) return refused.otherDay
  return isOpen(halfDay) ? found.seat.id : refused.early
}

async function keptKeys(marks: readonly SentMark[], req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'pointages',
    where: { cle: { in: marks.map(({ cle }) => cle) } },
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.map(({ cle }) => cle))
}
