import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'
import { inBatches } from '../../database/records/inBatches.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { type KeptName, keptKinds } from '../keptKinds.ts'

/** For good, each lot in a transaction of its own; gives how many. */
export function eraseInBatches(payload: Payload, name: KeptName, where: Where): Promise<number> {
  return inBatches(payload, name, where, async (ids) => {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, () => eraseAll(name, ids.map(Number), req))
  })
}

/** Deletes them, or takes out of them what is personal: see `KeptKind.erase`. */
export async function eraseAll(
  name: KeptName,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<void> {
  const { erase } = keptKinds[name]
  if (erase) await erase(ids, req)
  else await deleteAll(name, { id: { in: [...ids] } }, req)
}
