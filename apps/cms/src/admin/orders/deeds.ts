import type { OrderState } from '@sira/contract/orders/orderStates'
import type { PaymentState } from '@sira/contract/orders/paymentStates'

/** What a member of staff does, as its button and its dialog say it. */
export interface Deed {
  label: string
  /** Proposed as the reason; the person may write another one. */
  motif: string
  /** What the customer reads may be added. */
  tells: boolean
  note?: string
}

const plain = (label: string): Deed => ({ label, motif: '', tells: true })

/** By what the order becomes. */
export const orderDeeds: Readonly<Record<OrderState, Deed>> = {
  en_attente: plain('Remettre en attente'),
  confirmée: { label: 'Confirmer la commande', motif: 'Client appelé', tells: true },
  payée: plain('Marquer payée'),
  préparée: { label: 'Marquer préparée', motif: 'Tout est prêt', tells: true },
  remise: { label: 'Marquer remise', motif: 'Remise au client', tells: false },
  annulée: {
    label: 'Annuler la commande',
    motif: '',
    tells: true,
    note: 'Les livres reviennent au stock, les places sont libres. Ce qui a été payé devient à rembourser, et le client en est averti.',
  },
  expirée: plain('Marquer expirée'),
  remboursée: plain('Marquer remboursée'),
}

/** By what the payment becomes. */
export const paymentDeeds: Readonly<Partial<Record<PaymentState, Deed>>> = {
  confirmé: {
    label: 'Confirmer le paiement',
    motif: 'Argent reçu',
    tells: false,
    note: 'Le reçu est numéroté et part au client. Comptez l’argent, ou voyez-le sur le relevé, avant de confirmer.',
  },
  refusé: { label: 'Refuser', motif: '', tells: true },
  à_rapprocher: {
    label: 'Mettre à rapprocher',
    motif: '',
    tells: false,
    note: 'Le client n’en est pas averti : quelqu’un de l’équipe doit encore décider.',
  },
  remboursement_dû: {
    label: 'À rembourser',
    motif: '',
    tells: true,
    note: 'Le paiement attend dans la liste jusqu’à ce que quelqu’un l’ait rendu ; le client en est averti.',
  },
  remboursé: {
    label: 'Marquer remboursé',
    motif: '',
    tells: true,
    note: 'Écrivez comment et sous quel numéro l’argent est reparti.',
  },
}
