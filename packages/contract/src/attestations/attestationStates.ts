import type { Move } from '../dossiers/moves.ts'

/** The states of a certificate (product 11). */
export const attestationStates = ['valide', 'révoquée', 'remplacée'] as const

export type AttestationState = (typeof attestationStates)[number]

/**
 * The moves of a certificate, which is never changed: staff revoke it, or a corrected one replaces
 * it.
 */
export const attestationMoves: readonly Move<AttestationState>[] = [
  { from: 'valide', to: 'révoquée', by: ['personnel'] },
  { from: 'valide', to: 'remplacée', by: ['système'] },
]

/** The states on the wire. */
export const wireStates = {
  valide: 'valide',
  révoquée: 'revoquee',
  remplacée: 'remplacee',
} as const satisfies Record<AttestationState, string>
