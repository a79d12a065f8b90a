import type { Payload } from 'payload'
import type { Email } from '../../payload-types.ts'

/** The number of successive refusals after which an address gets no more letters. */
export const mostRefusals = 3

/** Counts a refused letter to a subscriber; after several, his address gets no more. */
export async function noteRefusal(email: Email, payload: Payload): Promise<void> {
  const id = readerOf(email)
  if (id === undefined) return
  const asked = { collection: 'newsletters', id, trash: true, depth: 0 } as const
  const reader = await payload.findByID({ ...asked, disableErrors: true })
  if (!reader || reader.refusedAt) return
  const refusals = (reader.refusals ?? 0) + 1
  const isLast = refusals >= mostRefusals
  await payload.update({
    ...asked,
    data: { refusals, ...(isLast ? { refusedAt: new Date().toISOString() } : {}) },
    context: {
      work: {
        act: 'letterFailed',
        why: `adresse inconnue (${refusals} sur ${mostRefusals})`,
      },
    },
  })
}

/** Resets the count after a letter that arrived: only successive refusals count. */
export async function forgetRefusals(email: Email, payload: Payload): Promise<void> {
  const id = readerOf(email)
  if (id === undefined) return
  const where = { and: [{ id: { equals: id } }, { refusals: { greater_than: 0 } }] }
  const { totalDocs: refused } = await payload.count({ collection: 'newsletters', where })
  // A server that accepts letters and returns them later has accepted this one, too.
  if (refused === 0 || (await lastCameBack(id, email, payload))) return
  await payload.db.updateOne({
    collection: 'newsletters',
    where,
    data: { refusals: 0, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
}

/** Whether the letter before came back: it failed although it had left. */
async function lastCameBack(reader: number, { id }: Email, payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'emails',
    where: {
      'about.relationTo': { equals: 'newsletters' },
      'about.value': { equals: reader },
      id: { less_than: id },
    },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { state: true, sentAt: true },
  })
  const [last] = docs
  return last?.state === 'failed' && Boolean(last.sentAt)
}

function readerOf({ about }: Email): number | undefined {
  return about?.relationTo === 'newsletters' ? Number(about.value) : undefined
}
