import type { Payload, TypedUser } from 'payload'
import { lastDayField } from '../../../publication/plans/lastDay.ts'
import { titleOf } from './titleOf.ts'
import { type WrittenType, writtenTypes } from './writtenTypes.ts'

interface ExpiringRecord {
  type: WrittenType
  id: number | string
  title: string
  /** The last day, as an ISO time. */
  expires: string
}

const dayMs = 24 * 60 * 60 * 1000
const shownRecords = 8

/** Published records whose last day is within the seven days that begin today, soonest first. */
export async function expiringRecords(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<ExpiringRecord[]> {
  const found = await Promise.all(
    writtenTypes(payload).map((type) => expiringOf(payload, user, type, now)),
  )
  return found
    .flat()
    .sort((one, other) => one.expires.localeCompare(other.expires))
    .slice(0, shownRecords)
}

async function expiringOf(
  payload: Payload,
  user: TypedUser,
  type: WrittenType,
  now: Date,
): Promise<ExpiringRecord[]> {
  const lastDay = lastDayField(type.slug)
  if (lastDay === undefined) return []
  // Ouagadougou keeps GMT all year: its day is the day of UTC.
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const { docs } = await payload.find({
    collection: type.slug,
    overrideAccess: false,
    user,
    depth: 0,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { [lastDay]: { greater_than_equal: new Date(today).toISOString() } },
        { [lastDay]: { less_than: new Date(today + 8 * dayMs).toISOString() } },
      ],
    },
    sort: lastDay,
    limit: shownRecords,
  })
  return docs.map((doc) => {
    const record: Readonly<Record<string, unknown>> = { ...doc }
    const title = titleOf(type.slug, record)
    return { type, id: doc.id, title, expires: String(record[lastDay]) }
  })
}
