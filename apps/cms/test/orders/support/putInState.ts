import type { OrderState } from '@sira/contract/orders/orderStates'
import type { PaymentState } from '@sira/contract/orders/paymentStates'
import type { Payload } from 'payload'

/** A record in a state that no move of ours led to: written into the database, past every hook. */
export function putInState(payload: Payload) {
  return {
    order: (id: number, etat: OrderState) =>
      payload.db.updateOne({ collection: 'commandes', id, data: { etat } }),
    payment: (id: number, etat: PaymentState) =>
      payload.db.updateOne({ collection: 'paiements', id, data: { etat } }),
  }
}
