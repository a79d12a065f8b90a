import type { Payload } from 'payload'
import { keptKinds } from '../keptKinds.ts'
import { eraseInBatches } from './eraseInBatches.ts'
import { bookedUntil, monthsBefore } from './monthsBefore.ts'

/** Months that what nobody wanted is kept. */
const shortRetention = 1

/** Erases what is older than the settings allow; gives how many records that was. */
export async function eraseExpired(payload: Payload, now: Date): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'reception', depth: 0 })
  const old = monthsBefore(now, retentionMonths)
  const soon = monthsBefore(now, Math.min(shortRetention, retentionMonths))
  const booked = await bookedUntil(payload, now)
  let erased = 0
  for (const kind of keptKinds(payload)) {
    erased += await eraseInBatches(payload, kind, { old, soon, booked })
  }
  return erased
}
