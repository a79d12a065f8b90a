import { type CollectionSlug, createLocalReq, type Payload, type Where } from 'payload'
import { withinTransaction } from '../transactions/withinTransaction.ts'
import { deleteAll } from './deleteAll.ts'
import { inBatches } from './inBatches.ts'

/** For good, out of the trash too, and each lot in a transaction of its own; gives how many. */
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
