import type { Payload, PayloadRequest, Where } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { type CountedCash, cashOfDay, type Span } from './cashOfDay.ts'
import { type Closing, closingOf } from './closing.ts'

/** A bound of the query: more payments than a day has. */
const mostOfDay = 5000

export interface DayOfMoney {
  taken: Payment[]
  givenBack: Payment[]
  cash: CountedCash[]
  closing: Closing
}

/** Reads the money of one day, `2026-11-23`. */
export function dayOfMoney(
  day: string,
  payload: Payload,
  req?: PayloadRequest,
): Promise<DayOfMoney> {
  const span = { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` }
  return moneyBetween(span, payload, req)
}

/**
 * Reads all received money, whatever happened to it since, all refunds, and the cash that is no
 * payment.
 */
export async function moneyBetween(
  { from, to }: Span,
  payload: Payload,
  req?: PayloadRequest,
): Promise<DayOfMoney> {
  const within = { greater_than_equal: from, less_than_equal: to }
  const find = async (where: Where) => {
    const { docs } = await payload.find({
      collection: 'paiements',
      where,
      sort: 'encaisseLe',
      limit: mostOfDay,
      pagination: false,
      depth: 1,
      ...(req === undefined ? {} : { req }),
    })
    return docs
  }
  const taken = await find({ encaisseLe: within })
  const refunded = await find({ etat: { equals: 'remboursé' }, 'etapes.date': within })
  const givenBack = refunded.filter(({ etapes }) =>
    (etapes ?? []).some(({ vers, date }) => vers === 'remboursé' && date >= from && date <= to),
  )
  const cash = await cashOfDay({ from, to }, payload, req)
  return { taken, givenBack, cash, closing: closingOf(taken, givenBack, cash) }
}

/** A day as an address names it; today where it names none. */
export function askedDay(text: unknown, now: Date): string {
  const today = now.toISOString().slice(0, 10)
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return today
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? today : text
}
