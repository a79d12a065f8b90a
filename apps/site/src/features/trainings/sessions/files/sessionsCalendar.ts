import { calendarLines } from '@sira/contract/calendar/calendarLines'
import { sessionEvent } from '@sira/contract/calendar/sessionEvent'
import type { Dictionary } from '../../../../i18n/fr.ts'
import type { Session } from '../session.ts'

interface Context {
  words: Dictionary
  /** Of the site: `https://sira.example`. */
  origin: string
}

/** Sessions as calendars read them (RFC 5545). */
export function sessionsCalendar(sessions: readonly Session[], context: Context): string {
  const { words, origin } = context
  const { host } = new URL(origin)
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//sessions//${words.locale.toUpperCase()}`,
    'METHOD:PUBLISH',
    ...sessions.flatMap((session) => eventOf(session, host, context)),
    'END:VCALENDAR',
  ])
}

function eventOf(session: Session, host: string, { words, origin }: Context): string[] {
  const { lieu, ville, etat, training } = session
  return sessionEvent(
    {
      ...session,
      title: training.Theme,
      place: [lieu, ville].filter(Boolean).join(', '),
      isCancelled: etat === 'annulee',
      address: `${origin}${words.routes.training(training.slug)}`,
    },
    host,
  )
}
