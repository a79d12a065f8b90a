import type { PaymentState } from '@sira/contract/orders/paymentStates'
import type { Deed } from '../../dossiers/moves/deed.ts'

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
