import { holdingStates } from '@sira/contract/orders/orderStates'
import type { Order } from '../../payload-types.ts'

type Owing = Pick<Order, 'etat' | 'etapes' | 'total' | 'paye'>

/**
 * FCFA that a customer still owes. Of an order that was paid once nothing: what is missing since then is
 * money that goes back.
 */
export function owedRest({ etat, etapes, total, paye }: Owing): number {
  const wasPaid = etapes?.some(({ vers }) => vers === 'payée')
  return wasPaid || !holdingStates.includes(etat) ? 0 : Math.max(0, total - paye)
}
