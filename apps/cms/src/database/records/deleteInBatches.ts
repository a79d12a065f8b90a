import { type CollectionSlug, createLocalReq, type Payload, type Where } from 'payload'
import { withinTransaction } from '../transactions/withinTransaction.ts'
import { deleteAll } from './deleteAll.ts'
import { inBatches } from './inBatches.ts'

/**
 * Deletes records for good, also from the trash, each batch in its own transaction; gives their
 * number.
 */
export function deleteInBatches(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  return inBatches(payload, collection, where, async (ids) => {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, () => deleteAll(collection, { id: { in: ids } }, req))
  })
}
