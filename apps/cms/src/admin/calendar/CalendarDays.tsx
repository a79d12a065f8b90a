import { dayInWords } from '../../dates/dates.ts'
import { CalendarDay } from './CalendarDay.tsx'
import type { CalendarEntry } from './calendarEntry.ts'

interface CalendarDaysProps {
  days: readonly string[]
  /** The column of the first day, Monday is 1. */
  firstColumn: number
  /** `2026-11-23` */
  today: string
  entries: readonly CalendarEntry[]
}

/** Seven columns; on a phone the days on which something happens, one below the other. */
export function CalendarDays({ days, firstColumn, today, entries }: CalendarDaysProps) {
  return (
    <ol className="sira-calendar" data-first={firstColumn}>
      {days.map((day) => (
        <CalendarDay
          key={day}
          name={dayInWords(day)}
          day={day}
          isToday={day === today}
          entries={entries.filter(({ at }) => at.startsWith(day))}
        />
      ))}
    </ol>
  )
}
