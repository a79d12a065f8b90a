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
 * has no day. `depth` 1, in the language wanted.
 */
export function calendarAttachment(
  session: TrainingSession,
  locale: Locale,
  payload: Payload,
): AttachedContent[] {
  const { debut, fin, lieu, ville, etat, formation } = session
  if (!debut) return []
  const training = typeof formation === 'object' ? formation : undefined
  const origin = publicUrl(payload)
  const { host } = new URL(origin)
  const page = training?.slug ? routes.training(training.slug) : routes.trainings
  const event = sessionEvent(
    {
      ...session,
      debut,
      fin: fin ?? debut,
      title: training?.Theme ?? '',
      place: [lieu, ville].filter(Boolean).join(', '),
      isCancelled: etat === 'annulee',
      address: `${origin}${localisedPath(page, locale)}`,
    },
    host,
  )
  const text = calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//sessions//${locale.toUpperCase()}`,
    'METHOD:PUBLISH',
    ...event,
    'END:VCALENDAR',
  ])
  const type = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [{ name: 'session.ics', type, content: Buffer.from(text) }]
}
