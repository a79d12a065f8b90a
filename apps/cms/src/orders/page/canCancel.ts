import { moveOf } from '@sira/contract/dossiers/moves'
import { orderMoves } from '@sira/contract/orders/orderStates'
import type { Order, Payment } from '../../payload-types.ts'

const onItsWay: readonly Payment['etat'][] = ['déclaré', 'confirmé', 'à_rapprocher']

/** Whether the customer may cancel: not once money is in, or said to be on its way. */
export function canCancel(order: Order, payments: readonly Payment[]): boolean {
  if (order.paye > 0 || payments.some(({ etat }) => onItsWay.includes(etat))) return false
  return moveOf(orderMoves, order.etat, 'annulée', 'client') !== undefined
}
