import type { Dictionary } from '../../i18n/fr.ts'
import { levels } from './query.ts'

/** The level of a training in the language of the page; what is no level of ours stays as it is. */
export function levelName(niveau: string | null, words: Dictionary): string | null {
  const plain = niveau?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const known = levels.find((level) => level === plain)
  return known === undefined ? niveau : words.trainings.filters.levels[known]
}
