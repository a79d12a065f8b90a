import type { Payload } from 'payload'
import type { RetentionLimits } from '../keptKind.ts'
import { bookedUntil, monthsBefore } from './monthsBefore.ts'

/** Months that what nobody wanted is kept. */
const shortRetention = 1

/** The limits of retention at a moment, from today's settings. */
export async function limitsAt(payload: Payload, moment: Date): Promise<RetentionLimits> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'reception', depth: 0 })
  return {
    old: monthsBefore(moment, retentionMonths),
    soon: monthsBefore(moment, Math.min(shortRetention, retentionMonths)),
    booked: await bookedUntil(payload, moment),
  }
}

/** By these only what nobody wanted is too old: it is kept for less, and announced to nobody. */
export const unwantedAlone: RetentionLimits = {
  old: new Date(0).toISOString(),
  booked: new Date(0).toISOString(),
  soon: '9999-12-31T00:00:00.000Z',
}
