import type { PayloadRequest } from 'payload'
import type { Act } from './acts.ts'
import type { Done } from './recordAct.ts'

const hourMs = 60 * 60 * 1000

/** Who writes is saved every few seconds: an hour of it on one record is one line. */
export async function wasNotedLately(
  req: PayloadRequest,
  act: Act,
  { place, record }: Pick<Done, 'place' | 'record'>,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'journal',
    where: {
      record: { equals: record },
      place: { equals: place },
      act: { equals: act },
      person: { equals: req.user?.id },
      createdAt: { greater_than: new Date(Date.now() - hourMs).toISOString() },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    select: {},
    req,
  })
  return docs.length > 0
}
