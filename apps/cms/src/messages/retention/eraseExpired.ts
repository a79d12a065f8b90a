import type { Payload } from 'payload'
import { keptKinds, keptNames } from '../keptKinds.ts'
import { eraseInBatches } from './eraseInBatches.ts'

/** Months that what nobody wanted is kept. */
const shortRetention = 1

/** Erases what is older than the settings allow; gives how many records that was. */
export async function eraseExpired(payload: Payload, now: Date): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'reception', depth: 0 })
  const old = monthsBefore(now, retentionMonths)
  const soon = monthsBefore(now, Math.min(shortRetention, retentionMonths))
  const { conservationAns } = await payload.findGlobal({ slug: 'ventes', depth: 0 })
  const booked = monthsBefore(now, conservationAns * 12)
  let erased = 0
  for (const name of keptNames) {
    const { expired } = keptKinds[name]
    erased += await eraseInBatches(payload, name, expired({ old, soon, booked }))
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
