import type { Move } from '../dossiers/moves.ts'

/** The states of an entry of a waiting list (product 11). */
export const waitingStates = [
  'en_attente',
  'offerte',
  'prise',
  'déclinée',
  'expirée',
  'retirée',
  'sans_suite',
] as const

export type WaitingState = (typeof waitingStates)[number]

export type WaitingLetter = 'offered' | 'offerEnded'

export const waitingMoves: readonly Move<WaitingState, WaitingLetter>[] = [
  { from: 'en_attente', to: 'offerte', by: ['système', 'personnel'], letter: 'offered' },
  { from: 'en_attente', to: 'retirée', by: ['client', 'personnel'] },
  { from: 'en_attente', to: 'sans_suite', by: ['horloge', 'système', 'personnel'] },
  { from: 'offerte', to: 'prise', by: ['client', 'personnel'] },
  { from: 'offerte', to: 'déclinée', by: ['client', 'personnel'] },
  { from: 'offerte', to: 'expirée', by: ['horloge'], letter: 'offerEnded' },
  { from: 'offerte', to: 'retirée', by: ['client', 'personnel'] },
  { from: 'offerte', to: 'sans_suite', by: ['horloge', 'système', 'personnel'] },
]

/** The states in which a person still waits. */
export const openWaitingStates: readonly WaitingState[] = ['en_attente', 'offerte']
