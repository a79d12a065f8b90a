import { type DraftedType, recordTypes } from '@sira/contract/kinds/recordTypes'
import type { Payload, TypedUser } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { allPlans, type Plan } from '../../publication/plans/plans.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { titleOf } from '../dashboard/state/titleOf.ts'
import { type WrittenType, writtenTypes } from '../dashboard/state/writtenTypes.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { holidayEntries } from './holidayEntries.ts'
import { letterEntries } from './letterEntries.ts'
import { type Month, within } from './month.ts'
import { sessionEntries } from './sessionEntries.ts'

/** More of one type in one month than anybody reads day by day. */
const mostOfType = 300

/** The publications, plans, letters, sessions and holidays of a month, in order. */
export async function calendarEntries(
  payload: Payload,
  user: TypedUser,
  month: Month,
): Promise<CalendarEntry[]> {
  const [plans, ...published] = await Promise.all([
    allPlans(payload),
    ...writtenTypes(payload).map((type) => publishedIn(payload, user, type, month)),
  ])
  const planned = await Promise.all(
    plans.filter(({ at }) => at.startsWith(month)).map((plan) => plannedEntry(payload, user, plan)),
  )
  const letters = await letterEntries(payload, user, month)
  const holidays = await holidayEntries(payload, user, month)
  const sessions = await sessionEntries(payload, user, month, daysOff(holidays))
  return [...published, ...planned, letters, holidays, sessions]
    .flat()
    .sort((a, b) => a.at.localeCompare(b.at))
}

function daysOff(holidays: readonly CalendarEntry[]): ReadonlySet<string> {
  return new Set(holidays.map(({ at }) => at.slice(0, 10)))
}

async function publishedIn(
  payload: Payload,
  user: TypedUser,
  { slug, plural }: WrittenType,
  month: Month,
): Promise<CalendarEntry[]> {
  const { docs } = await recordsByName(payload).find({
    collection: slug,
    where: {
      and: [{ _status: { equals: 'published' } }, { publishedAt: within(month) }],
    },
    select: { [recordTypes[slug].title]: true, publishedAt: true },
    locale: 'fr',
    depth: 0,
    limit: mostOfType,
    overrideAccess: false,
    user,
  })
  return docs.map((record) => ({
    at: String(record.publishedAt),
    state: 'published',
    title: titleOf(slug, record),
    href: adminAddress(slug, record.id),
    plural,
  }))
}

async function plannedEntry(
  payload: Payload,
  user: TypedUser,
  { record, type, at, failure }: Plan,
): Promise<CalendarEntry[]> {
  const { collection, id } = record
  const found = await recordsByName(payload).findByID({
    collection,
    id,
    draft: true,
    locale: 'fr',
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!found) return []
  const state = failure === null ? type : 'failed'
  const href = adminAddress(collection, id)
  return [
    { at, state, title: titleOf(collection, found), href, plural: pluralOf(payload, collection) },
  ]
}

function pluralOf({ collections }: Payload, type: DraftedType): string {
  return String(collections[type].config.labels.plural)
}
