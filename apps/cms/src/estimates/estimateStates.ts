import type { Estimate } from '../payload-types.ts'

/** Where an estimate stands, with the words staff read. */
export const estimateStates = {
  brouillon: 'Brouillon',
  envoyé: 'Envoyé',
  accepté: 'Accepté',
  refusé: 'Refusé',
  expiré: 'Expiré',
} as const

export type EstimateState = Estimate['etat']

/**
 * What may become of it by a member of staff. It leaves by its letter alone, and expires by the
 * clock; who accepts late, or after all, is not sent away. What was accepted is an agreement.
 */
const answers: Partial<Record<EstimateState, readonly EstimateState[]>> = {
  envoyé: ['accepté', 'refusé'],
  expiré: ['accepté', 'refusé'],
  refusé: ['accepté'],
}

export function answersTo(state: EstimateState): readonly EstimateState[] {
  return answers[state] ?? []
}
