import type { Payload, PayloadRequest } from 'payload'
import type { DayClosing } from '../../../payload-types.ts'
import type { Span } from '../cashOfDay.ts'
import { moneyBetween } from '../dayOfMoney.ts'

/** The cash that has to be in the drawer, of these moments. */
export interface CashToCount extends Span {
  amount: number
}

export function isCash(mode: string): boolean {
  return mode.startsWith('especes')
}

export async function latestClosing(
  payload: Payload,
  req?: PayloadRequest,
): Promise<DayClosing | undefined> {
  const list = { sort: '-jour', limit: 1, pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ collection: 'clotures', ...list, ...(req && { req }) })
  return docs[0]
}

/**
 * All cash since the last count, or of the day where there was none: what came in after a count, or on
 * a day that nobody closed, lies in the drawer until the next one.
 */
export async function cashToCount(
  day: string,
  last: DayClosing | undefined,
  now: Date,
  payload: Payload,
  req?: PayloadRequest,
): Promise<CashToCount> {
  const from = last ? justAfter(last.arrete) : `${day}T00:00:00.000Z`
  const end = `${day}T23:59:59.999Z`
  const to = now.toISOString() < end ? now.toISOString() : end
  const { rows } = (await moneyBetween({ from, to }, payload, req)).closing
  const cash = rows.filter(({ mode }) => isCash(mode))
  const amount = cash.reduce((sum, { received, refunded }) => sum + received - refunded, 0)
  return { from, to, amount }
}

function justAfter(moment: string): string {
  return new Date(Date.parse(moment) + 1).toISOString()
}
