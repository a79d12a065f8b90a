import { amountText } from '@sira/contract/orders/amountText'
import type { OrderState } from '@sira/contract/orders/orderStates'
import { APIError } from 'payload'
import type { Order } from '../../payload-types.ts'

/**
 * Nothing is handed over, and nothing counts as paid, before its money is in (business, "States");
 * nor is anything prepared whose money is owed back, but for what is paid at the door.
 */
export function unpaidRefusal(order: Order, to: OrderState): APIError | undefined {
  const isPaid = order.paye >= order.total
  const isOwedBack = order.etat === 'payée' && to === 'préparée'
  if (isPaid || (to !== 'remise' && to !== 'payée' && !isOwedBack)) return undefined
  const rest = order.total - order.paye
  return new APIError(
    `Il reste ${amountText(rest, 'fr')} à encaisser sur la commande ${order.reference}.`,
    409,
    null,
    true,
  )
}
