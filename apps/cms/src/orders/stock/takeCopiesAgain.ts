import { APIError, type PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { takeForOrder } from './takeForOrder.ts'

/** Money came for an order that had expired, and its copies have gone meanwhile. */
export class NoCopiesLeft extends APIError {
  constructor(reference: string) {
    super(`Il ne reste plus assez d’exemplaires pour la commande ${reference}.`, 409, null, true)
  }
}

/** For money that came late: all of it is there once more, or nothing is taken (business, 5). */
export async function takeCopiesAgain(order: Order, req: PayloadRequest) {
  const { lines, soldOut } = await takeForOrder(order, req)
  if (soldOut.length > 0) throw new NoCopiesLeft(order.reference)
  return lines
}
