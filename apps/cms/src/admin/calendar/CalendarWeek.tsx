import Link from 'next/link'
import { dayInFull } from '../../dates/dates.ts'
import { CalendarDays } from './CalendarDays.tsx'
import { calendarAddress, weekAddress } from './calendarAddress.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { daysOfWeekFrom, type Week, weeksFrom } from './week.ts'

interface CalendarWeekProps {
  week: Week
  /** `2026-11-23` */
  today: string
  entries: readonly CalendarEntry[]
}

/** The seven days of a week, those without anything too. */
export function CalendarWeek({ week, today, entries }: CalendarWeekProps) {
  const [before, after] = [weeksFrom(week, -1), weeksFrom(week, 1)]
  return (
    <main className="sira-work">
      <h1>{`Calendrier\u00a0: semaine du ${dayInFull(week)}`}</h1>
      <nav className="sira-tabs" aria-label="Semaine">
        <Link className="sira-tab" href={weekAddress(before)} prefetch={false} rel="prev">
          {`Semaine du ${dayInFull(before)}`}
        </Link>
        <Link className="sira-tab" href={weekAddress(today)} prefetch={false}>
          Cette semaine
        </Link>
        <Link className="sira-tab" href={weekAddress(after)} prefetch={false} rel="next">
          {`Semaine du ${dayInFull(after)}`}
        </Link>
        <Link className="sira-tab" href={calendarAddress(week.slice(0, 7))} prefetch={false}>
          Le mois
        </Link>
      </nav>
      {entries.length === 0 && <p className="sira-note">Rien cette semaine-là.</p>}
      <CalendarDays days={daysOfWeekFrom(week)} firstColumn={1} today={today} entries={entries} />
    </main>
  )
}
