import { trainingLevels } from '@sira/contract/records/training'
import type { Dictionary } from '../../i18n/fr.ts'

/** The level of a training in the language of the page; what is no level of ours stays as it is. */
export function levelName(niveau: string | null, words: Dictionary): string | null {
  const plain = niveau?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const known = trainingLevels.find((level) => level === plain)
  return known === undefined ? niveau : words.trainings.filters.levels[known]
}
