import Link from 'next/link'
import { clockTime } from '../../dates/dates.ts'
import type { CalendarEntry } from './calendarEntry.ts'

interface CalendarDayProps {
  day: string
  /** « lundi 23 novembre » */
  name: string
  isToday: boolean
  entries: readonly CalendarEntry[]
}

const states = {
  published: 'Publié',
  publish: 'Sera publié',
  unpublish: 'Sera dépublié',
  failed: 'N’a pas pu se faire',
  sent: 'Partie',
  send: 'Partira',
  held: 'Session',
  clash: 'Formateur ou salle pris deux fois',
  holiday: 'Jour férié',
} as const

/** « Publié à 10:42 · Actualités » */
function sentenceOf({ at, state, plural }: CalendarEntry): string {
  return state === 'holiday' ? states.holiday : `${states[state]} à ${clockTime(at)} · ${plural}`
}

/** One day and what happens on it. */
export function CalendarDay({ day, name, isToday, entries }: CalendarDayProps) {
  return (
    <li
      className="sira-calendar__day"
      data-empty={entries.length === 0}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day}>{name}</time>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.href} ${entry.at} ${entry.state}`} data-state={entry.state}>
            <Link href={entry.href} prefetch={false}>
              {entry.title}
            </Link>
            <small>{sentenceOf(entry)}</small>
          </li>
        ))}
      </ul>
    </li>
  )
}
