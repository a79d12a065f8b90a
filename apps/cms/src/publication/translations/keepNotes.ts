import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { notesOf } from './translationNotes.ts'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Writes the translation notes into the record and its last version. It bypasses Payload's saving:
 * no text changes, so there is no new version and no announcement, and a person with the open
 * record can go on writing.
 */
export async function keepNotes(
  collection: CollectionSlug,
  id: number | string,
  notes: ReturnType<typeof notesOf>,
  { payload, transactionID }: Request,
): Promise<void> {
  const req = transactionID === undefined ? {} : { transactionID }
  // Null: the time of the last save stays.
  const data = { ...notes, updatedAt: null }
  await payload.db.updateOne({ collection, id, data, req, returning: false })
  if (!hasDraftsEnabled(payload.collections[collection].config)) return
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { parent: { equals: id }, latest: { equals: true } },
    pagination: false,
    req,
  })
  for (const { id: version, updatedAt } of docs) {
    const versionData = { updatedAt, version: notes }
    await payload.db.updateVersion({ collection, id: version, versionData, req, returning: false })
  }
}
