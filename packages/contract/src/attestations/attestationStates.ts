import type { Move } from '../dossiers/moves.ts'

/** Where a certificate stands (product 11). */
export const attestationStates = ['valide', 'révoquée', 'remplacée'] as const

export type AttestationState = (typeof attestationStates)[number]

/** It is never changed: staff withdraw it, or a corrected one takes its place. */
export const attestationMoves: readonly Move<AttestationState>[] = [
  { from: 'valide', to: 'révoquée', by: ['personnel'] },
  { from: 'valide', to: 'remplacée', by: ['système'] },
]

/** As programs read them. */
export const wireStates = {
  valide: 'valide',
  révoquée: 'revoquee',
  remplacée: 'remplacee',
} as const satisfies Record<AttestationState, string>
