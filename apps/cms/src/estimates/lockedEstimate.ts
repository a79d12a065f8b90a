import { APIError, type PayloadRequest } from 'payload'
import { lockRow } from '../database/records/lockRow.ts'
import type { Estimate } from '../payload-types.ts'

/** As it is, and nobody else's until the transaction ends. */
export async function lockedEstimate(id: number, req: PayloadRequest): Promise<Estimate> {
  await lockRow('estimations', id, req)
  const asked = { collection: 'estimations', id, depth: 0, disableErrors: true, req } as const
  const estimate = await req.payload.findByID(asked)
  if (!estimate) throw new APIError('Ce devis n’existe plus.', 404)
  return estimate
}
