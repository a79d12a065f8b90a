import { calendarLines, calendarText } from '../../../../feeds/calendarLines.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import type { Session } from '../session.ts'

interface Context {
  words: Dictionary
  /** Of the site: `https://sira.example`. */
  origin: string
}

/**
 * Sessions as calendars read them (RFC 5545). Each is one event, however often it is added: a later
 * version has a greater number, and one that is cancelled says so.
 */
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
  const { id, debut, fin, lieu, ville, etat, createdAt, updatedAt, training } = session
  const address = `${origin}${words.routes.training(training.slug)}`
  return [
    'BEGIN:VEVENT',
    `UID:session-${id}@${host}`,
    `SEQUENCE:${versionOf(createdAt, updatedAt)}`,
    `DTSTAMP:${instant(updatedAt ?? debut)}`,
    `DTSTART:${instant(debut)}`,
    `DTEND:${instant(fin)}`,
    `SUMMARY:${calendarText(training.Theme)}`,
    `LOCATION:${calendarText([lieu, ville].filter(Boolean).join(', '))}`,
    `STATUS:${etat === 'annulee' ? 'CANCELLED' : 'CONFIRMED'}`,
    // Many telephones show this, and no address.
    `DESCRIPTION:${calendarText(address)}`,
    `URL:${address}`,
    'END:VEVENT',
  ]
}

/** The seconds between its first version and this one: greater with each change. */
function versionOf(createdAt: string | null, updatedAt: string | null): number {
  if (createdAt === null || updatedAt === null) return 0
  return Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000))
}

/** `2026-12-07T08:00:00.000Z` as `20261207T080000Z` (RFC 5545, 3.3.5). */
function instant(time: string): string {
  return new Date(time).toISOString().replace(/\.\d+|[-:]/g, '')
}
