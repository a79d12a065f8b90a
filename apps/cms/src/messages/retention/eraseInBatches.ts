import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'
import { inBatches } from '../../database/records/inBatches.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { RetentionLimits } from '../keptKind.ts'
import { type KeptName, keptKinds } from '../keptKinds.ts'

/** For good, each lot in a transaction of its own; gives how many. */
export async function eraseInBatches(
  payload: Payload,
  name: KeptName,
  limits: RetentionLimits,
): Promise<number> {
  const { expired, staying } = keptKinds[name]
  let erased = 0
  await inBatches(payload, name, expired(limits), async (ids) => {
    const req = await createLocalReq({}, payload)
    erased += await withinTransaction(req, async () => {
      const kept = await staying?.(ids, limits, req)
      const leaving = ids.filter((id) => !kept?.has(id))
      if (leaving.length > 0) await eraseAll(name, leaving, req)
      return leaving.length
    })
  })
  return erased
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
