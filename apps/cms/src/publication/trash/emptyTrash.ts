import type { CollectionSlug, Payload } from 'payload'
import { deleteInBatches } from '../../database/records/deleteInBatches.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes for good the records that have been in the trash longer than the settings say; gives
 * their number. A record that a page uses again (one restored with its picture) is refused by
 * Payload's hooks, and stays.
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const { trashDays } = await payload.findGlobal({ slug: 'reception', depth: 0 })
  const limit = new Date(now.getTime() - trashDays * dayMs).toISOString()
  let emptied = 0
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue
    const where = { deletedAt: { less_than: limit } }
    emptied += await deleteInBatches(payload, slug as CollectionSlug, where)
  }
  return emptied
}
