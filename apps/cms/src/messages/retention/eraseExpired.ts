import type { Payload } from 'payload'
import { deleteInBatches } from '../../database/records/deleteInBatches.ts'
import { keptKinds, keptNames } from '../keptKinds.ts'

/** Months that what nobody wanted is kept. */
const shortRetention = 1

/** Erases what is older than the settings allow; gives how many records that was. */
export async function eraseExpired(payload: Payload, now: Date): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'reception', depth: 0 })
  const old = monthsBefore(now, retentionMonths)
  const soon = monthsBefore(now, Math.min(shortRetention, retentionMonths))
  let erased = 0
  for (const name of keptNames) {
    erased += await deleteInBatches(payload, name, keptKinds[name].expired({ old, soon }))
  }
  return erased
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.toISOString()
}
