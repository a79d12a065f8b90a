import type { Move } from '../dossiers/moves.ts'

/**
 * The states of a session that staff decide (product 11); the clock and the seats determine the
 * rest.
 */
export const sessionStates = ['brouillon', 'ouverte', 'garantie', 'close', 'annulee'] as const

export type SessionState = (typeof sessionStates)[number]

/** All moves of a session, by staff. A session closed too early can be opened again. */
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
