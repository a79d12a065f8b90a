import type { Move } from '../dossiers/moves.ts'

/** The states of a seat (product 11). */
export const enrolmentStates = ['retenue', 'confirmée', 'attestée', 'annulée', 'expirée'] as const

export type EnrolmentState = (typeof enrolmentStates)[number]

/** The letters to a participant who gave an address. */
export type EnrolmentLetter = 'seatConfirmed' | 'seatCancelled' | 'seatAttested'

export const enrolmentMoves: readonly Move<EnrolmentState, EnrolmentLetter>[] = [
  // By the payment of its order, or by a purchase order that staff have seen.
  { from: 'retenue', to: 'confirmée', by: ['système', 'personnel'], letter: 'seatConfirmed' },
  { from: 'retenue', to: 'annulée', by: ['client', 'personnel', 'système'] },
  { from: 'retenue', to: 'expirée', by: ['horloge', 'système'] },
  {
    from: 'confirmée',
    to: 'annulée',
    by: ['client', 'personnel', 'système'],
    letter: 'seatCancelled',
  },
  { from: 'confirmée', to: 'attestée', by: ['personnel', 'système'], letter: 'seatAttested' },
  // Money that came late, while a seat was left.
  { from: 'expirée', to: 'confirmée', by: ['système'], letter: 'seatConfirmed' },
]

/** The states in which a seat is taken. */
export const seatedStates: readonly EnrolmentState[] = ['retenue', 'confirmée', 'attestée']
