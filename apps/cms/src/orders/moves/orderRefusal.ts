import { amountText } from '@sira/contract/orders/amountText'
import type { OrderState } from '@sira/contract/orders/orderStates'
import { APIError } from 'payload'
import type { Order } from '../../payload-types.ts'
import { isDepositIn } from './isDepositIn.ts'
import { isPaidAtTheDoor } from './isPaidAtTheDoor.ts'

/** Why an order may not take a step of the table now, whoever asks; undefined where it may. */
export function orderRefusal(order: Order, to: OrderState): APIError | undefined {
  const sentence = doorSentence(order, to) ?? unpaidSentence(order, to)
  return sentence === undefined ? undefined : new APIError(sentence, 409, null, true)
}

/** Only what is paid at the door, by a deposit or with a purchase order is prepared before it is paid. */
function doorSentence(order: Order, to: OrderState): string | undefined {
  if (to !== 'confirmée' || isPaidAtTheDoor(order)) return undefined
  if (order.bonDeCommande || isDepositIn(order)) return undefined
  return 'Seule une commande payée à la livraison, ou avec un bon de commande, se confirme avant son paiement.'
}

/**
 * Nothing is handed over, and nothing counts as paid, before its money is in (product 11);
 * nor is anything prepared whose money is owed back, but for what is paid at the door.
 */
function unpaidSentence(order: Order, to: OrderState): string | undefined {
  const isPaid = order.paye >= order.total
  const isOwedBack = order.etat === 'payée' && to === 'préparée'
  if (isPaid || (to !== 'remise' && to !== 'payée' && !isOwedBack)) return undefined
  const rest = amountText(order.total - order.paye, 'fr')
  return `Il reste ${rest} à encaisser sur la commande ${order.reference}.`
}
