import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'

/** What an operation of Payload on one record, or on those of a list, brings along. */
interface Given {
  id?: number | string
  where?: Where
  draft?: boolean
  trash?: boolean
}

/** What a person saves takes its turn too: an autosave that looked before would end up above it. */
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

/** In the order of their numbers: two who change the same ones would wait for each other. */
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
