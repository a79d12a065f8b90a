import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireOrderStaff } from '../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import type { Order } from '../../payload-types.ts'
import { hasMoneyToMatch } from '../deadlines/hasMoneyToMatch.ts'
import { moveOrder } from '../moves/moveOrder.ts'
import { heldBy, holders, unpaidOrders } from '../shares/unpaidOrders.ts'

/** Unpaid orders of one phone or one network, which staff may cancel at once. */
export interface Burst {
  par: (typeof holders)[number]
  commandes: number
  exemplaires: number
}

/** Those that an order is part of; an order alone is cancelled by itself. */
export async function burstsOf(order: Order, req: PayloadRequest): Promise<Burst[]> {
  const bursts: Burst[] = []
  for (const par of holders) {
    const orders = await unpaidOrders(order, par, req)
    const commandes = orders.length
    if (commandes > 1) bursts.push({ par, commandes, exemplaires: heldBy(orders) })
  }
  return bursts
}

const wanted = z.object({ par: z.enum(holders), motif })

/**
 * `POST /admin/api/commandes/:id/annuler-salve`: cancels all unpaid orders of the phone or network of
 * this one, each in a transaction of its own. One whose money came meanwhile stays.
 */
export const cancelBurst: Endpoint = {
  path: '/:id/annuler-salve',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const { par, motif: why } = await sentBy(wanted, req)
    const found = { collection: 'commandes', id: recordNumber(req), depth: 0, req } as const
    const orders = await unpaidOrders(await req.payload.findByID(found), par, req)
    const cancelled: Order[] = []
    for (const order of orders) {
      if (await cancel(order.id, { who: nameOf(req), why }, req)) cancelled.push(order)
    }
    const left = orders.length - cancelled.length
    const stays = left === 0 ? '' : ` ${left} reste(nt), à regarder une à une.`
    return Response.json({
      message: `Commandes annulées\u00a0: ${cancelled.length}. Exemplaires de nouveau libres\u00a0: ${heldBy(cancelled)}.${stays}`,
    })
  },
}

async function cancel(
  id: number,
  step: { who: string; why: string },
  { payload, user }: PayloadRequest,
): Promise<boolean> {
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  try {
    return await withinTransaction(req, async () => {
      const { etat, paye } = await lockedOrder(id, req)
      if (etat !== 'en_attente' || paye > 0 || (await hasMoneyToMatch(id, req))) return false
      await moveOrder(id, 'annulée', { by: 'personnel', ...step }, req)
      return true
    })
  } catch (error) {
    payload.logger.error({ err: error, order: id }, 'une commande n’a pas pu être annulée')
    return false
  }
}
