import { keptSpellings } from '@sira/contract/forms/nationalZero'
import type { PayloadRequest, Where } from 'payload'
import type { Order } from '../../payload-types.ts'

type Line = NonNullable<Order['lignes']>[number]

/** Nobody has paid anything for these. */
const unpaid: Where = { etat: { equals: 'en_attente' }, paye: { equals: 0 } }

/** By what orders of one holder are known: each counts alone. */
export const holders = ['phone', 'reseau'] as const

export type Holder = (typeof holders)[number]

/** The orders that hold what nobody has paid for, of the holder of this one; it is among them. */
export async function unpaidOrders(
  order: Order,
  by: Holder,
  req: PayloadRequest,
): Promise<Order[]> {
  const mark = order[by]
  if (!mark) return []
  const spellings = by === 'phone' ? [...keptSpellings(mark)] : [mark]
  const { docs } = await req.payload.find({
    collection: 'commandes',
    where: { and: [{ [by]: { in: spellings } }, unpaid] },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/** Units that orders hold by the lines that are meant. */
export function heldBy(
  orders: readonly Pick<Order, 'lignes'>[],
  isMeant: (line: Line) => boolean = () => true,
): number {
  const lines = orders.flatMap(({ lignes }) => lignes ?? []).filter(isMeant)
  return lines.reduce((sum, line) => sum + unitsHeld(line), 0)
}

/** Copies that its line has taken; the seats of an unpaid order are as many as it asks for. */
function unitsHeld({ nature, quantite, reserve }: Line): number {
  return nature === 'session' ? quantite : (reserve ?? 0)
}
