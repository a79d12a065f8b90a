import type { Payload, PayloadRequest, Where } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { type Closing, closingOf } from './closing.ts'

/** More payments than a day has: what is asked of the database has an end. */
const mostOfDay = 5000

export interface DayOfMoney {
  taken: Payment[]
  givenBack: Payment[]
  closing: Closing
}

/** The money of one day, `2026-11-23`: what came in, whatever became of it since, and what went back. */
export async function dayOfMoney(
  day: string,
  payload: Payload,
  req?: PayloadRequest,
): Promise<DayOfMoney> {
  const from = `${day}T00:00:00.000Z`
  const to = `${day}T23:59:59.999Z`
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
  return { taken, givenBack, closing: closingOf(taken, givenBack) }
}

/** A day as an address names it; today where it names none. */
export function askedDay(text: unknown, now: Date): string {
  const today = now.toISOString().slice(0, 10)
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return today
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? today : text
}
