import { calendarLines } from '@sira/contract/calendar/calendarLines'
import { defaultLocale, localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import type { Payload } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import type { Application } from '../../payload-types.ts'
import { interviewEvent } from './interviewEvent.ts'
import { interviewWords } from './interviewWords.ts'

/** An interview for the calendar of its candidate, or out of it. */
export function interviewCalendar(
  application: Application,
  isCancelled: boolean,
  payload: Payload,
): AttachedContent[] {
  const { id, entretienLe, entretienLieu, entretienVersion, intitule, reference } = application
  if (!entretienLe) return []
  const locale = application.locale ?? defaultLocale
  const origin = publicUrl(payload)
  const { host } = new URL(origin)
  const event = interviewEvent(
    {
      id,
      version: entretienVersion ?? 0,
      start: entretienLe,
      title: interviewWords[locale].title(intitule ?? reference ?? ''),
      place: entretienLieu ?? '',
      isCancelled,
      address: `${origin}${localisedPath(routes.followUp, locale)}?reference=${reference}`,
    },
    host,
    new Date(),
  )
  const method = isCancelled ? 'CANCEL' : 'PUBLISH'
  const text = calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//interviews//${locale.toUpperCase()}`,
    `METHOD:${method}`,
    ...event,
    'END:VCALENDAR',
  ])
  const type = `text/calendar; charset=utf-8; method=${method}`
  return [{ name: 'entretien.ics', type, content: Buffer.from(text) }]
}
