import type { Payload, TypedUser } from 'payload'
import type { TrainingSession } from '../../payload-types.ts'
import { clashesIn, type TakenDay } from '../../sessions/facts/clashes.ts'
import { heldDaysOf } from '../../sessions/facts/heldDays.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { daysOf, type Month } from './month.ts'

const mostSessions = 500

/** The days of a month on which sessions are held, and which of them want one room or one trainer. */
export async function sessionEntries(
  payload: Payload,
  user: TypedUser,
  month: Month,
  holidays: ReadonlySet<string>,
): Promise<CalendarEntry[]> {
  const { days } = daysOf(month)
  const { docs } = await payload.find({
    collection: 'sessions',
    where: {
      and: [
        { etat: { not_equals: 'annulee' } },
        { debut: { less_than_equal: `${days.at(-1)}T23:59:59.999Z` } },
        { fin: { greater_than_equal: days[0] } },
      ],
    },
    depth: 0,
    limit: mostSessions,
    overrideAccess: false,
    user,
  })
  const held = docs
    .flatMap((session) => takenDays(session, holidays))
    .filter(({ day }) => day.startsWith(month))
  const clashing = clashesIn(held)
  const plural = String(payload.collections.sessions.config.labels.plural)
  return held.map((one) => ({
    at: new Date(one.from).toISOString(),
    state: clashing.has(one) ? 'clash' : 'held',
    title: [one.session.titre, one.session.salle].filter(Boolean).join(' · '),
    href: adminAddress('sessions', one.session.id),
    plural,
  }))
}

type SessionDay = TakenDay & { session: TrainingSession }

function takenDays(session: TrainingSession, holidays: ReadonlySet<string>): SessionDay[] {
  const { formateur, salle } = session
  const trainer = typeof formateur === 'object' ? formateur?.id : formateur
  return heldDaysOf(session, holidays).map((day) => ({ ...day, session, trainer, room: salle }))
}
