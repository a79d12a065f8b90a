import type { Order } from '../../payload-types.ts'

/** The one mode in which an order is prepared before its money is in. */
export function isPaidAtTheDoor({ mode }: Pick<Order, 'mode'>): boolean {
  return mode === 'especes_livraison'
}
