import { amountText } from '@sira/contract/orders/amountText'
import { APIError, type PayloadRequest } from 'payload'
import type { Order } from '../../payload-types.ts'
import { dueNow } from '../dueNow.ts'

/** The name of the button on the screen. */
const toGiveBack = '«\u00a0À rembourser\u00a0»'

/** Throws where this money pays nothing of the order: staff decide what becomes of it. */
export function refuseUnpayable(
  order: Order | undefined,
  received: number,
  { payload }: PayloadRequest,
): Order {
  const refusal = refusalOf(order, received)
  if (order && refusal === undefined) return order
  payload.logger.warn({ order: order?.id, received }, `encaissement refusé : ${refusal}`)
  throw new APIError(refusal ?? '', 409, null, true)
}

function refusalOf(order: Order | undefined, received: number): string | undefined {
  if (!order) return 'Ce paiement n’a pas de commande.'
  const { reference, etat, total, paye } = order
  const due = dueNow(order)
  if (!Number.isInteger(received) || received <= 0) {
    return 'Le montant reçu est un nombre entier de francs, plus grand que zéro.'
  }
  if (etat === 'annulée')
    return `La commande ${reference} est annulée : ce paiement est ${toGiveBack}.`
  if (total - paye <= 0) {
    return `La commande ${reference} est déjà payée : ce paiement est de trop, ${toGiveBack}.`
  }
  if (etat === 'expirée' && received < due) {
    return `La commande ${reference} a expiré et ${amountText(received, 'fr')} ne la paient pas en entier : ce paiement est ${toGiveBack}.`
  }
  return undefined
}
