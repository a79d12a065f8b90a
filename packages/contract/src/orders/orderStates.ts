import type { Move } from '../dossiers/moves.ts'

/** Where an order stands (product 11); `confirmée` stands for `payée` until the rest is paid. */
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

/** Every step an order may take. What is asked besides (money in, copies left) is the server's. */
export const orderMoves: readonly Move<OrderState, OrderLetter>[] = [
  // Paid at the door, or ordered with a purchase order: staff have looked. By its deposit.
  { from: 'en_attente', to: 'confirmée', by: ['personnel', 'système'], letter: 'confirmed' },
  // By a payment that was confirmed, never by hand.
  { from: 'en_attente', to: 'payée', by: ['système'], letter: 'paid' },
  // By the system with the session that it was for.
  {
    from: 'en_attente',
    to: 'annulée',
    by: ['client', 'personnel', 'système'],
    letter: 'cancelled',
  },
  { from: 'en_attente', to: 'expirée', by: ['horloge'], letter: 'expired' },
  { from: 'confirmée', to: 'payée', by: ['système'], letter: 'paid' },
  { from: 'confirmée', to: 'préparée', by: ['personnel'], letter: 'ready' },
  { from: 'confirmée', to: 'annulée', by: ['client', 'personnel'], letter: 'cancelled' },
  { from: 'payée', to: 'préparée', by: ['personnel'], letter: 'ready' },
  // Nothing has to be prepared of a plan or a service; what was delivered is handed over.
  { from: 'payée', to: 'remise', by: ['personnel', 'système'] },
  { from: 'payée', to: 'annulée', by: ['personnel'], letter: 'cancelled' },
  { from: 'préparée', to: 'remise', by: ['personnel', 'système'] },
  { from: 'préparée', to: 'annulée', by: ['personnel'], letter: 'cancelled' },
  // Money that came late, while there was still enough of everything.
  { from: 'expirée', to: 'payée', by: ['système'], letter: 'paid' },
  { from: 'expirée', to: 'confirmée', by: ['système'], letter: 'confirmed' },
  // All that was paid has been given back; a part of it leaves the state.
  { from: 'payée', to: 'remboursée', by: ['système'] },
  { from: 'préparée', to: 'remboursée', by: ['système'] },
  { from: 'remise', to: 'remboursée', by: ['système'] },
]

/** In these an order keeps what it took of the stock. */
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
