import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { deleteAll } from '../../database/records/deleteAll.ts'
import { inBatches } from '../../database/records/inBatches.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { RetentionLimits } from '../keptKind.ts'
import type { NamedKind } from '../keptKinds.ts'
import { forgetWarnings, unwarned } from './warnings/warned.ts'

interface Moment {
  limits: RetentionLimits
  now: Date
}

/** For good, each lot in a transaction of its own; gives how many. */
export async function eraseInBatches(
  payload: Payload,
  kind: NamedKind,
  { limits, now }: Moment,
): Promise<number> {
  const { slug, expired, staying } = kind
  let erased = 0
  await inBatches(payload, slug, expired(limits), async (ids) => {
    const req = await createLocalReq({}, payload)
    erased += await withinTransaction(req, async () => {
      const kept = await staying?.(ids, limits, req)
      const untold = await unwarned(kind, ids, now, req)
      const leaving = ids.filter((id) => !kept?.has(id) && !untold.has(id))
      if (leaving.length > 0) await eraseAll(kind, leaving, req)
      await forgetWarnings(slug, leaving, req)
      return leaving.length
    })
  })
  return erased
}

/** Deletes them, or takes out of them what is personal: see `KeptKind.erase`. */
export async function eraseAll(
  { slug, erase }: NamedKind,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<void> {
  if (erase) await erase(ids, req)
  else await deleteAll(slug, { id: { in: [...ids] } }, req)
}
