import { calendarLines, calendarText } from '@sira/contract/calendar/calendarLines'
import type { Dictionary } from '../../../i18n/fr.ts'
import { sessionState } from '../sessionState.ts'
import type { Training } from '../training.ts'
import { trainingEnd } from '../trainingEnd.ts'

type Session = Pick<
  Training,
  'id' | 'slug' | 'Theme' | 'lieu' | 'ville' | 'date_formation' | 'date_fin' | 'publishedAt'
>

/** Whether there is a day to note: the date is known, and to come. */
export function hasDayToNote(
  training: Pick<Session, 'date_formation' | 'date_fin'>,
  today: string,
): boolean {
  return training.date_formation !== null && sessionState(training, today) === 'coming'
}

interface Context {
  words: Dictionary
  /** Of the site: `https://sira.example`. */
  origin: string
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * A training as calendars read it (RFC 5545); nothing where there is no day to note. Whole days are
 * the same in every time zone. It is one event, however often and in whatever language it is added.
 */
export function calendarFile(training: Session, context: Context): string | undefined {
  const { id, slug, Theme, lieu, ville, date_formation: start, date_fin, publishedAt } = training
  const { words, origin, today } = context
  if (start === null || !hasDayToNote(training, today)) return undefined
  const { host } = new URL(origin)
  const address = `${origin}${words.routes.training(slug)}`
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//formations//${words.locale.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:formation-${id}@${host}`,
    `DTSTAMP:${instant(publishedAt ?? start)}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(trainingEnd(start, date_fin) ?? start))}`,
    `SUMMARY:${calendarText(Theme)}`,
    `LOCATION:${calendarText(lieu || ville || '')}`,
    // Many telephones show this, and no address.
    `DESCRIPTION:${calendarText(address)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

/** `2026-12-07T08:00:00.000Z` as `20261207T080000Z` (RFC 5545, 3.3.5). */
function instant(time: string): string {
  return compact(new Date(time).toISOString().replace(/\.\d+/, '')).replaceAll(':', '')
}

/** `2026-12-07` as `20261207`. */
function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** A calendar counts up to the day that is no more part of it (RFC 5545, 3.6.1). */
function dayAfter(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
