import { calendarInstant, calendarText } from '@sira/contract/calendar/calendarLines'

interface CalendarInterview {
  id: number
  /** Greater with each letter. */
  version: number
  start: string
  title: string
  /** Empty: by phone. */
  place: string
  isCancelled: boolean
  /** The page where it is answered. */
  address: string
}

const hourMs = 60 * 60_000

/** An interview as calendars read it: one event for each application, whatever becomes of it. */
export function interviewEvent(interview: CalendarInterview, host: string, now: Date): string[] {
  const { id, version, start, title, place, isCancelled, address } = interview
  const end = new Date(Date.parse(start) + hourMs).toISOString()
  return [
    'BEGIN:VEVENT',
    `UID:candidature-${id}@${host}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${calendarInstant(now.toISOString())}`,
    `DTSTART:${calendarInstant(start)}`,
    `DTEND:${calendarInstant(end)}`,
    `SUMMARY:${calendarText(title)}`,
    ...(place === '' ? [] : [`LOCATION:${calendarText(place)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DESCRIPTION:${calendarText(address)}`,
    `URL:${address}`,
    'END:VEVENT',
  ]
}
