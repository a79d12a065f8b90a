import type { Order } from '../../payload-types.ts'

/** Whether what keeps the seats of an order has come in. */
export function isDepositIn({ acompte, paye }: Pick<Order, 'acompte' | 'paye'>): boolean {
  return Boolean(acompte) && paye >= (acompte ?? 0)
}
