import type { OrderState } from '@sira/contract/orders/orderStates'

/** As staff read them. */
export const orderStateNames: Readonly<Record<OrderState, string>> = {
  en_attente: 'En attente',
  confirmée: 'Confirmée',
  payée: 'Payée',
  préparée: 'Préparée',
  remise: 'Remise',
  annulée: 'Annulée',
  expirée: 'Expirée',
  remboursée: 'Remboursée',
}
