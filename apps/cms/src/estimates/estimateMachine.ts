import type { Machine } from '../dossiers/machine.ts'
import type { Estimate } from '../payload-types.ts'
import { type EstimateState, estimateMoves, estimateStates } from './estimateStates.ts'

export const estimateMachine: Machine<Estimate, EstimateState> = {
  collection: 'estimations',
  field: 'etat',
  names: estimateStates,
  moves: estimateMoves,
  title: ({ id, numero }) => `Le devis ${numero ?? `n° ${id}`}`,
}
