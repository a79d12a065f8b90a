import type { AdminViewServerProps } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { CalendarWeek } from './CalendarWeek.tsx'
import { calendarAddress, weekAddress } from './calendarAddress.ts'
import { calendarEntries } from './calendarEntries.ts'
import { askedMonth } from './month.ts'
import { askedWeek, daysOfWeekFrom, monthsOfWeek } from './week.ts'

/** Publications, past and planned, and sessions: a month or a week at a time. */
export function CalendarView(view: AdminViewServerProps) {
  const today = new Date()
  const month = askedMonth(view.searchParams?.mois, today)
  const week = askedWeek(view.searchParams?.semaine)
  const { payload, user } = view.initPageResult.req
  async function Entries() {
    if (!user) return null
    const shown = { today: today.toISOString().slice(0, 10) }
    if (week === undefined) {
      const entries = await calendarEntries(payload, user, month)
      return <CalendarMonth {...shown} month={month} entries={entries} />
    }
    const months = monthsOfWeek(week).map((one) => calendarEntries(payload, user, one))
    const days = new Set(daysOfWeekFrom(week))
    const entries = (await Promise.all(months)).flat().filter(({ at }) => days.has(at.slice(0, 10)))
    return <CalendarWeek {...shown} week={week} entries={entries} />
  }
  return (
    <OwnScreen
      view={view}
      isFor={isContentStaff}
      at={week === undefined ? calendarAddress(month) : weekAddress(week)}
    >
      {() => <Entries />}
    </OwnScreen>
  )
}
