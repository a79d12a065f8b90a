import type { AdminViewServerProps } from 'payload'
import { isContentStaff } from '../../access/contentStaff.ts'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { calendarAddress } from './calendarAddress.ts'
import { calendarEntries } from './calendarEntries.ts'
import { askedMonth } from './month.ts'

/** Publications, past and planned, a month at a time. */
export function CalendarView(view: AdminViewServerProps) {
  const today = new Date()
  const month = askedMonth(view.searchParams?.mois, today)
  const { payload, user } = view.initPageResult.req
  async function Entries() {
    if (!user) return null
    const entries = await calendarEntries(payload, user, month)
    return (
      <CalendarMonth month={month} today={today.toISOString().slice(0, 10)} entries={entries} />
    )
  }
  return (
    <OwnScreen view={view} isFor={isContentStaff} at={calendarAddress(month)}>
      {() => <Entries />}
    </OwnScreen>
  )
}
