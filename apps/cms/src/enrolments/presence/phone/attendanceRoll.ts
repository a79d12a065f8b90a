import type { AttendanceRoll, MarkOutcome } from '@sira/contract/attendance/marks'
import type { Locale } from '@sira/contract/locales'
import type { PayloadRequest } from 'payload'
import { sessionTitle } from '../../seats/sessionTitle.ts'
import { attendanceOf } from '../attendance.ts'
import { isOpen } from '../isOpen.ts'

/** All that a phone needs without a network: names and what counts, no number of anybody. */
export async function attendanceRoll(
  session: number,
  { qui, pointages, locale }: { qui: string; pointages: MarkOutcome[]; locale: Locale },
  req: PayloadRequest,
): Promise<AttendanceRoll> {
  const { halfDays, attendants } = await attendanceOf(session, req)
  return {
    titre: (await sessionTitle(session, locale, req.payload)) ?? '',
    qui,
    demiJournees: halfDays.map((one) => ({ nom: one.name, ouverte: isOpen(one) })),
    inscrits: attendants.map(({ seat, presences }) => ({
      reference: seat.reference,
      nom: seat.nom ?? null,
      marques: Object.fromEntries([...presences].map(([name, { present }]) => [name, present])),
    })),
    pointages,
  }
}
