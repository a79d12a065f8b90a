import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'

/** The arguments of a Payload operation on one record or on those of a list. */
interface Given {
  id?: number | string
  where?: Where
  draft?: boolean
  trash?: boolean
}

/** Locks a record that a person saves: an autosave that read it before would overwrite it. */
export const lockSavedRecord: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !(await req.transactionID)) return args
  for (const id of await recordsOf(args as Given, collection.slug, req)) {
    await lockRecord(collection.slug, id, req)
  }
  return args
}

/**
 * Gives the records in the order of their numbers: two people who lock the same ones cannot
 * deadlock.
 */
async function recordsOf(
  { id, where, draft = false, trash = false }: Given,
  collection: CollectionSlug,
  req: PayloadRequest,
): Promise<(number | string)[]> {
  if (id !== undefined) return [id]
  if (where === undefined || req.payload.db.name !== 'postgres') return []
  const asked = { collection, where, draft, trash, sort: 'id', depth: 0, pagination: false, req }
  const { docs } = await req.payload.find({ ...asked, select: {} })
  return docs.map((record) => record.id)
}
