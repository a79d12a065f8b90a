import { ICalCalendar } from 'ical-generator'
import type { Dictionary } from '../../i18n/fr.ts'
import { sessionState } from './sessionState.ts'
import type { Training } from './training.ts'
import { trainingEnd } from './trainingEnd.ts'

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
  const calendar = new ICalCalendar({
    prodId: { company: host, product: 'formations', language: words.locale.toUpperCase() },
  })
  calendar.createEvent({
    id: `formation-${id}@${host}`,
    stamp: new Date(publishedAt ?? start),
    allDay: true,
    start: new Date(start),
    end: dayAfter(trainingEnd(start, date_fin) ?? start),
    summary: onOneLine(Theme),
    location: onOneLine(lieu || ville || ''),
    url: address,
    // Many telephones show this, and no address.
    description: address,
  })
  // The library leaves out the end of the last line (11.1), which readers may insist on (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}

/** A calendar counts up to the day that is no more part of it (RFC 5545, 3.6.1). */
function dayAfter(day: string): Date {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date
}

/** Without the characters that no text of a calendar may hold (RFC 5545, 3.3.11). */
function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
