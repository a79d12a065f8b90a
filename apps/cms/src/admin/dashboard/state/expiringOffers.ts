import type { Payload, TypedUser } from 'payload'

export interface ExpiringOffer {
  id: number | string
  title: string
  /** The last day, as an ISO time. */
  expires: string
}

const dayMs = 24 * 60 * 60 * 1000
const shownOffers = 8

/** The published offers whose last day is one of the seven days that begin today, soonest first. */
export async function expiringOffers(
  payload: Payload,
  user: TypedUser,
  now: Date,
): Promise<ExpiringOffer[]> {
  // Ouagadougou keeps GMT all year: its day is the day of UTC.
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const { docs } = await payload.find({
    collection: 'jobs',
    overrideAccess: false,
    user,
    depth: 0,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { date_expiration: { greater_than_equal: new Date(today).toISOString() } },
        { date_expiration: { less_than: new Date(today + 8 * dayMs).toISOString() } },
      ],
    },
    sort: 'date_expiration',
    limit: shownOffers,
  })
  return docs.map(({ id, titre, date_expiration }) => ({
    id,
    title: titre || 'Sans titre',
    expires: date_expiration ?? '',
  }))
}
