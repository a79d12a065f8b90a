import type { PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { movedBalance } from '../moves/balanceOf.ts'
import { purchaseDay } from '../moves/purchaseDay.ts'
import { isByPurchaseOrder } from '../summary/isByPurchaseOrder.ts'

interface Starts {
  from: number | undefined
  to: number | undefined
}

/** The day for the rest of an order whose first session begins at another time; nothing where it stays. */
export async function movedDay(
  order: Order,
  { from, to }: Starts,
  req: PayloadRequest,
): Promise<Pick<Order, 'soldeLe'>> {
  const { etat, soldeLe, paye, total } = order
  if (etat !== 'confirmée' || !soldeLe || paye >= total) return {}
  if (from === undefined || to === undefined || from === to) return {}
  return {
    soldeLe: isByPurchaseOrder(order)
      ? await purchaseDay(order, req)
      : movedBalance(soldeLe, { from, to }, Date.now()),
  }
}
