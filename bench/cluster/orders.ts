import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import type { Member } from './members.ts'

export interface PlacedOrder {
  /** Unique, so that the order can be found again. */
  email: string
  phone: string
  copies: number
  /** The acknowledged reference; absent where the book was sold out. */
  reference?: string
  /** Whether the customer was told that too few copies are left. */
  refused?: boolean
  /** The number of answers that named another order for the same key. */
  contradictions: number
}

const answer = z.object({ data: z.object({ attributes: z.object({ reference: z.string() }) }) })
const inFlight = 4

/**
 * Customers who want more copies of one book than there are. Each taps twice, and sends his order
 * again under its key until it is accepted or the book is sold out.
 */
export async function orderUntil(
  over: () => boolean,
  sites: readonly Member[],
  book: number,
): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = []
  async function customer(): Promise<void> {
    while (!over()) {
      const order: PlacedOrder = {
        email: `cliente-${randomUUID()}@exemple.bf`,
        phone: `70${randomInt(100_000, 1_000_000)}`,
        copies: randomInt(1, 4),
        contradictions: 0,
      }
      orders.push(order)
      const key = randomUUID()
      await Promise.all([tap(sites, book, order, key), tap(sites, book, order, key)])
      await wait(randomInt(500, 2500))
    }
  }
  await Promise.all(Array.from({ length: inFlight }, customer))
  return orders
}

async function tap(
  sites: readonly Member[],
  book: number,
  order: PlacedOrder,
  key: string,
): Promise<void> {
  const data = {
    nom: 'Awa Ouédraogo',
    // A phone may hold only a few unpaid copies: each order has its own.
    phone: order.phone,
    email: order.email,
    mode: 'especes_agence',
    lignes: [{ nature: 'livre', id: book, quantite: order.copies }],
  }
  for (;;) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      // Another address each time: the limit per address is not measured here.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    }
    const site = sites[randomInt(sites.length)]
    try {
      const response = await fetch(`${site?.url}/api/commandes`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ data }),
        signal: AbortSignal.timeout(10_000),
      })
      if (response.status === 409) {
        order.refused = true
        return
      }
      if (response.status === 200) {
        const { reference } = answer.parse(await response.json()).data.attributes
        if (order.reference !== undefined && order.reference !== reference) {
          order.contradictions += 1
        }
        order.reference = reference
        return
      }
    } catch {
      // No answer: the order may have arrived or not.
    }
    await wait(300)
  }
}
