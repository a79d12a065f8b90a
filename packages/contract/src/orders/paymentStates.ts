import type { Move } from '../dossiers/moves.ts'

/** The states of a payment (product 11). */
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
 * All moves of a payment. A claim of a customer waits for staff. An answer of a provider counts
 * after its amount, currency and order were compared; if they do not fit, the payment becomes
 * `à_rapprocher`.
 */
export const paymentMoves: readonly Move<PaymentState, PaymentLetter>[] = [
  { from: 'créé', to: 'en_attente', by: ['fournisseur', 'système'] },
  { from: 'créé', to: 'confirmé', by: ['fournisseur'] },
  { from: 'créé', to: 'refusé', by: ['fournisseur'], letter: 'refused' },
  { from: 'créé', to: 'à_rapprocher', by: ['fournisseur'] },
  { from: 'créé', to: 'annulé', by: ['système'] },
  { from: 'créé', to: 'expiré', by: ['horloge'] },
  // By the customer, or by the courier who received cash.
  { from: 'en_attente', to: 'déclaré', by: ['client', 'système'], letter: 'declared' },
  { from: 'en_attente', to: 'confirmé', by: ['personnel', 'fournisseur'] },
  { from: 'en_attente', to: 'refusé', by: ['fournisseur'], letter: 'refused' },
  { from: 'en_attente', to: 'à_rapprocher', by: ['personnel', 'fournisseur'] },
  { from: 'en_attente', to: 'remboursement_dû', by: ['fournisseur'], letter: 'refundDue' },
  { from: 'en_attente', to: 'annulé', by: ['système'] },
  { from: 'en_attente', to: 'expiré', by: ['horloge'] },
  // The courier noted it by mistake: none was taken.
  { from: 'déclaré', to: 'en_attente', by: ['système'] },
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
  // By hand, or with its cancelled order.
  {
    from: 'confirmé',
    to: 'remboursement_dû',
    by: ['personnel', 'système'],
    letter: 'refundDue',
  },
  { from: 'remboursement_dû', to: 'remboursé', by: ['personnel'], letter: 'refunded' },
]
