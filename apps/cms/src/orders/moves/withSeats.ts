import { holdingStates, type OrderState } from '@sira/contract/orders/orderStates'
import type { PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { confirmSeats, releaseSeats, takeSeatsAgain } from '../../enrolments/moves/moveSeats.ts'
import type { Order } from '../../payload-types.ts'

/** What becomes of the seats of an order that moves. */
export async function withSeats(
  order: Order,
  to: OrderState,
  { by, who }: Step,
  req: PayloadRequest,
): Promise<void> {
  if (!order.lignes?.some(({ nature }) => nature === 'session')) return
  // A seat is confirmed by its order, whoever has moved that.
  const own = { by: 'système', why: `Commande ${to}` } as const
  if (to === 'expirée') return releaseSeats(order, 'expirée', own, req)
  if (to === 'annulée') return releaseSeats(order, 'annulée', { ...own, by, who }, req)
  if (!holdingStates.includes(to)) return releaseSeats(order, 'annulée', own, req)
  if (order.etat === 'expirée') await takeSeatsAgain(order, own, req)
  else await confirmSeats(order, own, req)
}
