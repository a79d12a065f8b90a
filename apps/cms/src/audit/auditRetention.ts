import type { Payload } from 'payload'
import { deleteInBatches } from '../database/records/deleteInBatches.ts'

/** Years that a line is kept: long enough for a question about last year’s accounts. */
const years = 2

/** Lines before this moment (ISO) may go. */
export function keptSince(now: Date): string {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - years)
  return limit.toISOString()
}

export function forgetOldActs(payload: Payload, now: Date): Promise<number> {
  return deleteInBatches(payload, 'journal', { createdAt: { less_than: keptSince(now) } })
}
