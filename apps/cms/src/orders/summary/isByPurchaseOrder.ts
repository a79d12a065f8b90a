import type { Order } from '../../payload-types.ts'

/** Whether a purchase order keeps the seats of an order, and no deposit. */
export function isByPurchaseOrder({
  bonDeCommande,
  acompte,
  paye,
}: Pick<Order, 'bonDeCommande' | 'acompte' | 'paye'>): boolean {
  return Boolean(bonDeCommande) && !(acompte && paye >= acompte)
}
