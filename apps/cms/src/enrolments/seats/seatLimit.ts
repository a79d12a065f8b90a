import type { PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { enrolmentEnd } from '../../sessions/facts/enrolmentEnd.ts'
import { sessionLines } from './takeSeats.ts'

/** The moment after which no seat of an order is held unpaid; nothing where it has none. */
export async function seatLimit(
  lines: NonNullable<Order['lignes']>,
  req: PayloadRequest,
): Promise<string | null> {
  const ids = sessionLines(lines).map(({ session }) => session)
  if (ids.length === 0) return null
  const { docs } = await req.payload.find({
    collection: 'sessions',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
  })
  const ends = docs.map((session) => enrolmentEnd(session).toISOString())
  return ends.toSorted()[0] ?? null
}

/** The earlier of two moments; what has no end stays without one. */
export function earliest(usual: string | null, limit: string | null): string | null {
  if (usual === null || limit === null) return usual
  return usual < limit ? usual : limit
}
