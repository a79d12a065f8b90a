import type { Payload, TypedUser } from 'payload'
import { adminAddress } from '../dashboard/adminAddress.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { type Month, within } from './month.ts'

/** The public holidays of a month. */
export async function holidayEntries(
  payload: Payload,
  user: TypedUser,
  month: Month,
): Promise<CalendarEntry[]> {
  const { docs } = await payload.find({
    collection: 'jours-feries',
    where: { date: within(month) },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const plural = String(payload.collections['jours-feries'].config.labels.plural)
  return docs.map(({ id, date, titre }) => ({
    // Before whatever else is on the day.
    at: `${date.slice(0, 10)}T00:00:00.000Z`,
    state: 'holiday',
    title: titre,
    href: adminAddress('jours-feries', id),
    plural,
  }))
}
