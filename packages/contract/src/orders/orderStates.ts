import type { Move } from '../dossiers/moves.ts'

/** The states of an order (product 11); `confirmée` replaces `payée` until the rest is paid. */
export const orderStates = [
  'en_attente',
  'confirmée',
  'payée',
  'préparée',
  'remise',
  'annulée',
  'expirée',
  'remboursée',
] as const

export type OrderState = (typeof orderStates)[number]

/** The letters about an order as a whole; those about its money are in `paymentStates.ts`. */
export type OrderLetter = 'confirmed' | 'paid' | 'ready' | 'cancelled' | 'expired'

/** All moves of an order. The server checks further conditions (money received, copies left). */
export const orderMoves: readonly Move<OrderState, OrderLetter>[] = [
  // By staff, for a payment at delivery or a purchase order; by the system, for a paid deposit.
  { from: 'en_attente', to: 'confirmée', by: ['personnel', 'système'], letter: 'confirmed' },
  // By a confirmed payment, never by hand.
  { from: 'en_attente', to: 'payée', by: ['système'], letter: 'paid' },
  // By the system when the session is cancelled.
  {
    from: 'en_attente',
    to: 'annulée',
    by: ['client', 'personnel', 'système'],
    letter: 'cancelled',
  },
  { from: 'en_attente', to: 'expirée', by: ['horloge'], letter: 'expired' },
  { from: 'confirmée', to: 'payée', by: ['système'], letter: 'paid' },
  // By the system, without the letter, once a courier has its parcel.
  { from: 'confirmée', to: 'préparée', by: ['personnel', 'système'], letter: 'ready' },
  { from: 'confirmée', to: 'annulée', by: ['client', 'personnel'], letter: 'cancelled' },
  { from: 'payée', to: 'préparée', by: ['personnel', 'système'], letter: 'ready' },
  // A plan or a service needs no preparation; a delivered parcel counts as handed over.
  { from: 'payée', to: 'remise', by: ['personnel', 'système'] },
  { from: 'payée', to: 'annulée', by: ['personnel'], letter: 'cancelled' },
  { from: 'préparée', to: 'remise', by: ['personnel', 'système'] },
  { from: 'préparée', to: 'annulée', by: ['personnel'], letter: 'cancelled' },
  // The money came late, while stock and seats still sufficed.
  { from: 'expirée', to: 'payée', by: ['système'], letter: 'paid' },
  { from: 'expirée', to: 'confirmée', by: ['système'], letter: 'confirmed' },
  // Only after a full refund; a partial one does not change the state.
  { from: 'payée', to: 'remboursée', by: ['système'] },
  { from: 'préparée', to: 'remboursée', by: ['système'] },
  { from: 'remise', to: 'remboursée', by: ['système'] },
]

/** The states in which an order keeps its stock. */
export const holdingStates: readonly OrderState[] = [
  'en_attente',
  'confirmée',
  'payée',
  'préparée',
  'remise',
]

export function isOrderState(word: string): word is OrderState {
  return orderStates.some((state) => state === word)
}
