import type { Payload, TypedUser } from 'payload'
import type { TrainingSession } from '../../payload-types.ts'
import { clashesIn } from '../../sessions/facts/clashes.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { daysOf, type Month } from './month.ts'

const mostSessions = 500

/** The days of a month on which sessions are held, and which of them want one room or one trainer. */
export async function sessionEntries(
  payload: Payload,
  user: TypedUser,
  month: Month,
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
  const clashing = clashesIn(docs.map((one) => ({ ...one, formateur: numberOf(one.formateur) })))
  const plural = String(payload.collections.sessions.config.labels.plural)
  return docs.flatMap((session) =>
    days
      .filter((day) => isHeldOn(session, day))
      .map(
        (day): CalendarEntry => ({
          at: `${day}${session.debut?.slice(10)}`,
          state: clashing.has(session.id) ? 'clash' : 'held',
          title: [session.titre, session.salle].filter(Boolean).join(' · '),
          href: adminAddress('sessions', session.id),
          plural,
        }),
      ),
  )
}

const numberOf = (value: TrainingSession['formateur']) =>
  typeof value === 'number' ? value : (value?.id ?? null)

/** Its first day, and those of the week on which it goes on. */
function isHeldOn({ debut, fin, jours }: TrainingSession, day: string): boolean {
  const first = debut?.slice(0, 10) ?? ''
  if (day < first || day > (fin?.slice(0, 10) ?? first)) return false
  const weekday = String(new Date(day).getUTCDay())
  return day === first || !jours?.length || jours.some((one) => one === weekday)
}
