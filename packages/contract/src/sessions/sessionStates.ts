import type { Move } from '../dossiers/moves.ts'

/** Where a session stands by what staff decided (product 11); the clock and its seats say the rest. */
export const sessionStates = ['brouillon', 'ouverte', 'garantie', 'close', 'annulee'] as const

export type SessionState = (typeof sessionStates)[number]

/** Every step of a session, each by staff. What was closed too early is opened again. */
export const sessionMoves: readonly Move<SessionState>[] = [
  { from: 'brouillon', to: 'ouverte', by: ['personnel'] },
  { from: 'ouverte', to: 'garantie', by: ['personnel'] },
  { from: 'ouverte', to: 'close', by: ['personnel'] },
  { from: 'ouverte', to: 'annulee', by: ['personnel'] },
  { from: 'garantie', to: 'close', by: ['personnel'] },
  { from: 'garantie', to: 'annulee', by: ['personnel'] },
  { from: 'close', to: 'ouverte', by: ['personnel'] },
  { from: 'close', to: 'annulee', by: ['personnel'] },
]
