import { calendarLines } from '@sira/contract/calendar/calendarLines'
import { sessionEvent } from '@sira/contract/calendar/sessionEvent'
import { type Locale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { Payload } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import type { TrainingSession } from '../../payload-types.ts'

/**
 * A session for the calendar of who comes, under the name that it has on the site; nothing where it
 * has no day. One that they left goes out of the same calendar. `depth` 1, in the language wanted.
 */
export function calendarAttachment(
  session: TrainingSession,
  locale: Locale,
  payload: Payload,
  left?: TrainingSession,
): AttachedContent[] {
  if (!session.debut) return []
  const origin = publicUrl(payload)
  const { host } = new URL(origin)
  // A greater version than that which their calendar has.
  const gone = left && { ...left, etat: 'annulee' as const, updatedAt: new Date().toISOString() }
  const events = [session, ...(gone ? [gone] : [])].flatMap((one) => eventOf(one, locale, origin))
  const text = calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//sessions//${locale.toUpperCase()}`,
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ])
  const type = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [{ name: 'session.ics', type, content: Buffer.from(text) }]
}

function eventOf(session: TrainingSession, locale: Locale, origin: string): string[] {
  const { debut, fin, lieu, ville, etat, formation } = session
  if (!debut) return []
  const training = typeof formation === 'object' ? formation : undefined
  const page = training?.slug ? routes.training(training.slug) : routes.trainings
  return sessionEvent(
    {
      ...session,
      debut,
      fin: fin ?? debut,
      title: training?.Theme ?? '',
      place: [lieu, ville].filter(Boolean).join(', '),
      isCancelled: etat === 'annulee',
      address: `${origin}${localisedPath(page, locale)}`,
    },
    new URL(origin).host,
  )
}
