import type { PayloadRequest } from 'payload'
import type { Act } from './acts.ts'
import { howSaved, readDetails } from './howSaved.ts'
import type { Done } from './recordAct.ts'

/** The editor autosaves every few seconds: an hour of autosaves of one record is one line. */
export const draftsAsOneMs = 60 * 60 * 1000

/**
 * Whether the newest line about a record tells this already. Nobody else has changed it since: so the
 * versions that come after a line are of the person it names (`actsOfVersions`).
 */
export async function wasNotedLately(
  req: PayloadRequest,
  act: Act,
  { place, record }: Pick<Done, 'place' | 'record'>,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'journal',
    where: { record: { equals: record }, place: { equals: place } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [newest] = docs
  if (newest?.act !== act || newest.person !== Number(req.user?.id)) return false
  const since = new Date(Date.now() - draftsAsOneMs).toISOString()
  const isSameWay = readDetails(newest.details ?? '').how === readDetails(howSaved(req)).how
  return newest.createdAt > since && isSameWay
}
