import { amountText } from '@sira/contract/orders/amountText'
import type { OrderState } from '@sira/contract/orders/orderStates'
import { APIError, type PayloadRequest } from 'payload'
import { seatsOfOrder } from '../../enrolments/seats/seatsOfOrder.ts'
import type { Order } from '../../payload-types.ts'
import { isDepositIn } from './isDepositIn.ts'
import { isPaidAtTheDoor } from './isPaidAtTheDoor.ts'

/** Why an order may not take a step of the table now, whoever asks; undefined where it may. */
export function orderRefusal(order: Order, to: OrderState): APIError | undefined {
  const sentence = doorSentence(order, to) ?? unpaidSentence(order, to)
  return sentence === undefined ? undefined : new APIError(sentence, 409, null, true)
}

/** The same of an order whose participants have their certificates: what it was for has been given. */
export async function certifiedRefusal(
  { id, reference, lignes }: Order,
  to: OrderState,
  req: PayloadRequest,
): Promise<APIError | undefined> {
  const hasSeats = lignes?.some(({ nature }) => nature === 'session')
  if (to !== 'annulée' || !hasSeats) return undefined
  const certified = await seatsOfOrder(id, req.payload, { req, states: ['attestée'] })
  if (certified.length === 0) return undefined
  const sentence = `Une attestation est délivrée pour la commande ${reference}\u00a0: elle ne s’annule plus. Une place qui n’a pas servi s’annule sur sa fiche.`
  return new APIError(sentence, 409, null, true)
}

/** Only what is paid at the door, by a deposit or with a purchase order is confirmed before it is paid. */
function doorSentence(order: Order, to: OrderState): string | undefined {
  if (to !== 'confirmée' || isPaidAtTheDoor(order)) return undefined
  if (order.bonDeCommande || isDepositIn(order)) return undefined
  return 'Seule une commande payée à la livraison, ou avec un bon de commande, se confirme avant son paiement.'
}

/**
 * Nothing is handed over, and nothing counts as paid, before its money is in (product 11); nor is
 * anything prepared but for what is paid at the door: the rest would be asked for nowhere.
 */
function unpaidSentence(order: Order, to: OrderState): string | undefined {
  const isPaid = order.paye >= order.total
  const isAsked = order.etat === 'confirmée' && isPaidAtTheDoor(order)
  const isEarly = to === 'préparée' && !isAsked
  if (isPaid || (to !== 'remise' && to !== 'payée' && !isEarly)) return undefined
  const rest = amountText(order.total - order.paye, 'fr')
  return `Il reste ${rest} à encaisser sur la commande ${order.reference}.`
}
