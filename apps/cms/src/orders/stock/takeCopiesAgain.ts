import type { PayloadRequest } from 'payload'
import { NothingLeft } from '../../capacity/nothingLeft.ts'
import type { Order } from '../../payload-types.ts'
import { takeForOrder } from './takeForOrder.ts'

/** For money that came late: all of it is there once more, or nothing is taken (product 12.5). */
export async function takeCopiesAgain(order: Order, req: PayloadRequest) {
  const { lines, soldOut } = await takeForOrder(order, req)
  if (soldOut.length > 0) {
    throw new NothingLeft(
      `Il ne reste plus assez d’exemplaires pour la commande ${order.reference}.`,
    )
  }
  return lines
}
