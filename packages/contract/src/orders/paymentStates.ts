import type { Move } from '../dossiers/moves.ts'

/** Where one attempt to pay stands (product 11). */
export const paymentStates = [
  'créé',
  'en_attente',
  'déclaré',
  'confirmé',
  'refusé',
  'annulé',
  'expiré',
  'à_rapprocher',
  'remboursement_dû',
  'remboursé',
] as const

export type PaymentState = (typeof paymentStates)[number]

export type PaymentLetter = 'declared' | 'refused' | 'refundDue' | 'refunded'

/**
 * Every step a payment may take. What a customer declares waits for staff; what a provider says
 * counts once its amount, currency and order were compared; what does not fit is `à_rapprocher`.
 */
export const paymentMoves: readonly Move<PaymentState, PaymentLetter>[] = [
  { from: 'créé', to: 'en_attente', by: ['fournisseur', 'système'] },
  { from: 'créé', to: 'confirmé', by: ['fournisseur'] },
  { from: 'créé', to: 'refusé', by: ['fournisseur'], letter: 'refused' },
  { from: 'créé', to: 'à_rapprocher', by: ['fournisseur'] },
  { from: 'créé', to: 'annulé', by: ['système'] },
  { from: 'créé', to: 'expiré', by: ['horloge'] },
  // By the customer, or by the courier who took cash at the door.
  { from: 'en_attente', to: 'déclaré', by: ['client', 'système'], letter: 'declared' },
  { from: 'en_attente', to: 'confirmé', by: ['personnel', 'fournisseur'] },
  { from: 'en_attente', to: 'refusé', by: ['fournisseur'], letter: 'refused' },
  { from: 'en_attente', to: 'à_rapprocher', by: ['personnel', 'fournisseur'] },
  { from: 'en_attente', to: 'remboursement_dû', by: ['fournisseur'], letter: 'refundDue' },
  { from: 'en_attente', to: 'annulé', by: ['système'] },
  { from: 'en_attente', to: 'expiré', by: ['horloge'] },
  { from: 'déclaré', to: 'confirmé', by: ['personnel'] },
  { from: 'déclaré', to: 'refusé', by: ['personnel'], letter: 'refused' },
  { from: 'déclaré', to: 'à_rapprocher', by: ['personnel', 'fournisseur'] },
  { from: 'déclaré', to: 'remboursement_dû', by: ['personnel'], letter: 'refundDue' },
  // Late money: honoured while there is enough left, else it is owed back.
  { from: 'expiré', to: 'confirmé', by: ['personnel', 'fournisseur'] },
  { from: 'expiré', to: 'à_rapprocher', by: ['personnel', 'fournisseur'] },
  { from: 'expiré', to: 'remboursement_dû', by: ['personnel', 'fournisseur'], letter: 'refundDue' },
  { from: 'annulé', to: 'à_rapprocher', by: ['personnel', 'fournisseur'] },
  { from: 'refusé', to: 'à_rapprocher', by: ['personnel', 'fournisseur'] },
  { from: 'à_rapprocher', to: 'confirmé', by: ['personnel'] },
  { from: 'à_rapprocher', to: 'refusé', by: ['personnel'], letter: 'refused' },
  { from: 'à_rapprocher', to: 'remboursement_dû', by: ['personnel'], letter: 'refundDue' },
  // By hand, or with its order that is cancelled.
  {
    from: 'confirmé',
    to: 'remboursement_dû',
    by: ['personnel', 'système'],
    letter: 'refundDue',
  },
  { from: 'remboursement_dû', to: 'remboursé', by: ['personnel'], letter: 'refunded' },
]
