import type { Payload, PayloadRequest } from 'payload'
import { titleOf } from '../../enrolments/seats/sessionTitle.ts'
import type { Order } from '../../payload-types.ts'

/**
 * The lines of an order as a reader has to know them today: a session that was moved since has
 * another day or town than when its seat was ordered.
 */
export async function withCurrentTitles(
  order: Order,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Order> {
  const numbers = (order.lignes ?? []).flatMap(({ nature, numero }) =>
    nature === 'session' && typeof numero === 'number' ? [numero] : [],
  )
  if (numbers.length === 0) return order
  const { docs } = await payload.find({
    collection: 'sessions',
    where: {
      id: { in: numbers },
      or: [{ deplaceeLe: { greater_than: order.createdAt } }, { changeLe: { exists: true } }],
    },
    locale: order.locale,
    depth: 1,
    pagination: false,
    req,
  })
  const moved = new Map(docs.map((session) => [session.id, titleOf(session, order.locale)]))
  if (moved.size === 0) return order
  const lignes = (order.lignes ?? []).map((line) => {
    const titre = line.nature === 'session' ? moved.get(line.numero ?? 0) : undefined
    return titre === undefined ? line : { ...line, titre }
  })
  return { ...order, lignes }
}
