import type { PaymentState } from '@sira/contract/orders/paymentStates'

/** The names for staff. */
export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  créé: 'Créé',
  en_attente: 'En attente',
  déclaré: 'Déclaré',
  confirmé: 'Confirmé',
  refusé: 'Refusé',
  annulé: 'Annulé',
  expiré: 'Expiré',
  à_rapprocher: 'À rapprocher',
  remboursement_dû: 'Remboursement dû',
  remboursé: 'Remboursé',
}
