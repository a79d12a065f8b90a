import type { Move } from '../dossiers/moves.ts'

/** Where an order stands (product 11); `confirmée` stands for `payée` until a delivery is paid. */
export const orderStates = [
  'en_attente',
  'confirmée',
  'payée',
  'préparée',
  'remise',
  'annulée',
  'expirée',
] as const

export type OrderState = (typeof orderStates)[number]

/** The letters about an order as a whole; those about its money are in `paymentStates.ts`. */
export type OrderLetter = 'confirmed' | 'paid' | 'ready' | 'cancelled' | 'expired'

/** Every step an order may take. What is asked besides (money in, copies left) is the server's. */
export const orderMoves: readonly Move<OrderState, OrderLetter>[] = [
  // Paid at the door: staff have spoken to the customer.
  { from: 'en_attente', to: 'confirmée', by: ['personnel'], letter: 'confirmed' },
  // By a payment that was confirmed, never by hand.
  { from: 'en_attente', to: 'payée', by: ['système'], letter: 'paid' },
  { from: 'en_attente', to: 'annulée', by: ['client', 'personnel'], letter: 'cancelled' },
  { from: 'en_attente', to: 'expirée', by: ['horloge'], letter: 'expired' },
  { from: 'confirmée', to: 'payée', by: ['système'], letter: 'paid' },
  { from: 'confirmée', to: 'préparée', by: ['personnel'], letter: 'ready' },
  { from: 'confirmée', to: 'annulée', by: ['client', 'personnel'], letter: 'cancelled' },
  { from: 'payée', to: 'préparée', by: ['personnel'], letter: 'ready' },
  // Nothing has to be prepared of a plan or a service.
  { from: 'payée', to: 'remise', by: ['personnel'] },
  { from: 'payée', to: 'annulée', by: ['personnel'], letter: 'cancelled' },
  { from: 'préparée', to: 'remise', by: ['personnel'] },
  { from: 'préparée', to: 'annulée', by: ['personnel'], letter: 'cancelled' },
  // Money that came late, while there was still enough of everything.
  { from: 'expirée', to: 'payée', by: ['système'], letter: 'paid' },
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
