import Link from 'next/link'
import { monthInWords } from '../../dates/dates.ts'
import { CalendarDays } from './CalendarDays.tsx'
import { calendarAddress, weekAddress } from './calendarAddress.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { daysOf, type Month, monthsFrom } from './month.ts'

interface CalendarMonthProps {
  month: Month
  /** `2026-11-23` */
  today: string
  entries: readonly CalendarEntry[]
}

/** The days of a month, with the ways to those beside it and to its week. */
export function CalendarMonth({ month, today, entries }: CalendarMonthProps) {
  const { days, firstColumn } = daysOf(month)
  const before = monthsFrom(month, -1)
  const after = monthsFrom(month, 1)
  return (
    <main className="sira-work">
      <h1>Calendrier : {monthInWords(`${month}-01`)}</h1>
      <nav className="sira-tabs" aria-label="Mois">
        <Link className="sira-tab" href={calendarAddress(before)} prefetch={false} rel="prev">
          {monthInWords(`${before}-01`)}
        </Link>
        <Link className="sira-tab" href={calendarAddress()} prefetch={false}>
          Ce mois-ci
        </Link>
        <Link className="sira-tab" href={calendarAddress(after)} prefetch={false} rel="next">
          {monthInWords(`${after}-01`)}
        </Link>
        <Link
          className="sira-tab"
          href={weekAddress(today.startsWith(month) ? today : `${month}-01`)}
          prefetch={false}
        >
          La semaine
        </Link>
      </nav>
      {entries.length === 0 && <p className="sira-note">Rien ce mois-là.</p>}
      <CalendarDays days={days} firstColumn={firstColumn} today={today} entries={entries} />
    </main>
  )
}
