import type { Payload } from 'payload'
import { keptKinds } from '../keptKinds.ts'
import { eraseInBatches } from './eraseInBatches.ts'
import { limitsAt } from './limitsAt.ts'

/** Erases what is older than the settings allow; gives how many records that was. */
export async function eraseExpired(payload: Payload, now: Date): Promise<number> {
  const limits = await limitsAt(payload, now)
  let erased = 0
  for (const kind of keptKinds(payload)) {
    erased += await eraseInBatches(payload, kind, { limits, now })
  }
  return erased
}
