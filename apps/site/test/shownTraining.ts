import { trainingEntity } from '../src/features/trainings/training.ts'
import { fr } from '../src/i18n/fr.ts'
import { wireTraining } from './wireRecords.ts'

/** A training as its screens get it, with what a test says of it. */
export function madeTraining(more: Record<string, unknown> = {}) {
  return trainingEntity.parse(wireTraining('excel', more))
}

/** The day on which a test looks at it. */
export const today = '2026-11-21'

export const inFrench = { words: fr, locale: 'fr', light: false } as const
