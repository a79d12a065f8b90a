import type { Locale } from '@sira/contract/locales'
import type { OrderRequestLine } from '@sira/contract/orders/orderRequest'
import type { Payload } from 'payload'
import { isOpen } from '../../enrolments/seats/openSession.ts'
import { titleOf } from '../../enrolments/seats/sessionTitle.ts'
import { seatsLeft } from '../../sessions/facts/seatsLeft.ts'
import type { Priced } from './pricedLine.ts'

/** What a seat of each session costs now, and what confirms one; none of what takes nobody. */
export async function pricedSessions(
  lines: readonly OrderRequestLine[],
  locale: Locale,
  payload: Payload,
): Promise<ReadonlyMap<number, Priced>> {
  const ids = lines.flatMap((line) => (line.nature === 'session' ? [line.id] : []))
  const sold = new Map<number, Priced>()
  // A larger number is none of ours, and PostgreSQL would refuse the question.
  const known = ids.filter((id) => id <= 2_147_483_647)
  if (known.length === 0) return sold
  const { docs } = await payload.find({
    collection: 'sessions',
    where: { id: { in: known } },
    locale,
    pagination: false,
    depth: 1,
  })
  for (const session of docs) {
    if (!isOpen(session, new Date())) continue
    const ofTraining =
      typeof session.formation === 'object' ? session.formation?.prix_formation : undefined
    const cost = session.prix ?? ofTraining
    if (typeof cost !== 'number') continue
    const price = Math.round(cost)
    const deposit = Math.min(price, session.acompte ?? price)
    const stock = seatsLeft(session) ?? undefined
    sold.set(session.id, { title: titleOf(session, locale), price, deposit, stock })
  }
  return sold
}
