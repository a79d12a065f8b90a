import { keptSpellings } from '@sira/contract/forms/nationalZero'
import type { ContractError } from '@sira/contract/wire/errors'
import { conflict } from '@sira/contract/wire/refusals'
import type { PayloadRequest, Where } from 'payload'
import type { Order } from '../../payload-types.ts'

/**
 * Copies that the unpaid orders of one phone number hold at once: those of a class. Whoever needs
 * more pays, or talks to us; whoever wants to empty the shop needs a number for every fifty.
 */
export const mostHeld = 50

/** What is wanted would hold more than that. */
export function heldEnough(most: number): ContractError {
  return conflict('Unpaid orders hold enough copies already', { retenus: most })
}

/** Who waits for whose money: nobody has paid anything for these. */
const unpaid: Where = { etat: { equals: 'en_attente' }, paye: { equals: 0 } }

/** Throws the 409 where an order has its number hold too much; asked once its copies are taken. */
export async function refuseHoarding(order: Order, req: PayloadRequest): Promise<void> {
  if (heldBy(order) === 0 || !order.phone) return
  const orders = await unpaidOrders({ phone: { in: keptSpellings(order.phone) } }, req)
  const held = orders.reduce((sum, one) => sum + heldBy(one), 0)
  if (held > mostHeld) throw heldEnough(mostHeld)
}

/** Those that still hold what nobody has paid for. */
export async function unpaidOrders(
  where: Where,
  { payload, ...req }: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<Order[]> {
  const { docs } = await payload.find({
    collection: 'commandes',
    where: { and: [where, unpaid] },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

function heldBy({ lignes }: Order): number {
  return (lignes ?? []).reduce((sum, { reserve }) => sum + (reserve ?? 0), 0)
}
