import { calendarInstant, calendarText } from './calendarLines.ts'

interface HeldSession {
  id: number
  createdAt: string | null
  updatedAt: string | null
  debut: string
  fin: string
  title: string
  place: string
  isCancelled: boolean
  /** The page where it is read about. */
  address: string
}

/**
 * Writes a session for calendars (RFC 5545). It is one event, however often it is added: a later
 * version has a greater number, and a cancelled one says so.
 */
export function sessionEvent(session: HeldSession, host: string): string[] {
  const { id, createdAt, updatedAt, debut, fin, title, place, isCancelled, address } = session
  return [
    'BEGIN:VEVENT',
    `UID:session-${id}@${host}`,
    `SEQUENCE:${versionOf(createdAt, updatedAt)}`,
    `DTSTAMP:${calendarInstant(updatedAt ?? debut)}`,
    `DTSTART:${calendarInstant(debut)}`,
    `DTEND:${calendarInstant(fin)}`,
    `SUMMARY:${calendarText(title)}`,
    `LOCATION:${calendarText(place)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Many phones show the description but not the address.
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
