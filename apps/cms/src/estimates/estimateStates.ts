import type { Move } from '@sira/contract/dossiers/moves'
import type { Machine } from '../dossiers/moves/machine.ts'
import type { Estimate } from '../payload-types.ts'

/** Where an estimate stands, with the words staff read. */
export const estimateStates = {
  brouillon: 'Brouillon',
  envoyé: 'Envoyé',
  accepté: 'Accepté',
  refusé: 'Refusé',
  expiré: 'Expiré',
  remplacé: 'Remplacé',
  retiré: 'Retiré',
} as const

export type EstimateState = Estimate['etat']

export function isEstimateState(name: unknown): name is EstimateState {
  return typeof name === 'string' && Object.hasOwn(estimateStates, name)
}

/**
 * It leaves by its letter alone, and expires by the clock; a client who accepts late, or after all,
 * is not sent away. What was accepted is an agreement. What was replaced by its revision, or withdrawn,
 * is accepted no more.
 */
export const estimateMoves: readonly Move<EstimateState>[] = [
  { from: 'brouillon', to: 'envoyé', by: ['personnel'] },
  { from: 'envoyé', to: 'accepté', by: ['personnel'] },
  { from: 'envoyé', to: 'refusé', by: ['personnel'] },
  { from: 'envoyé', to: 'expiré', by: ['horloge'] },
  { from: 'expiré', to: 'accepté', by: ['personnel'] },
  { from: 'expiré', to: 'refusé', by: ['personnel'] },
  { from: 'refusé', to: 'accepté', by: ['personnel'] },
  { from: 'envoyé', to: 'remplacé', by: ['personnel'] },
  { from: 'refusé', to: 'remplacé', by: ['personnel'] },
  { from: 'expiré', to: 'remplacé', by: ['personnel'] },
  { from: 'retiré', to: 'remplacé', by: ['personnel'] },
  { from: 'envoyé', to: 'retiré', by: ['personnel'] },
  { from: 'refusé', to: 'retiré', by: ['personnel'] },
  { from: 'expiré', to: 'retiré', by: ['personnel'] },
]

export const estimateMachine: Machine<Estimate, EstimateState> = {
  collection: 'estimations',
  field: 'etat',
  names: estimateStates,
  moves: estimateMoves,
  ended: ['refusé', 'expiré', 'retiré'],
  steps: 'history',
  title: ({ id, numero }) => `Le devis ${numero ?? `n° ${id}`}`,
}
