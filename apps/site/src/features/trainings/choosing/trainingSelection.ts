import { trainingLevels } from '@sira/contract/records/training'
import type { Asked } from '../../../transport/pageQuery.ts'
import type { trainingsQuery } from '../query.ts'

type AskedTrainings = Asked<typeof trainingsQuery>

/** What leaves trainings out, as it stands in the address of the catalogue. */
export const criteria = [
  'theme',
  'ville',
  'mois',
  'mode',
  'niveau',
  'budget',
  'certificat',
] as const

export type Criterion = (typeof criteria)[number]

/** What a visitor chose; without `prix`, in the order of the days. */
export type TrainingSelection = Pick<AskedTrainings, Criterion | 'prix'>

export const wholeCatalogue: TrainingSelection = {
  theme: undefined,
  ville: undefined,
  mois: undefined,
  mode: undefined,
  niveau: [],
  budget: undefined,
  certificat: undefined,
  prix: undefined,
}

/** What an address selects, levels from the lowest. */
export function trainingSelection({ page: _, ...asked }: AskedTrainings): TrainingSelection {
  return { ...asked, niveau: trainingLevels.filter((level) => asked.niveau.includes(level)) }
}

/** One value that was chosen, and the selection without it. */
export interface Chosen {
  criterion: Criterion
  value: string
  without: TrainingSelection
}

/** Each level is chosen for itself. */
export function chosenIn(selection: TrainingSelection): Chosen[] {
  return criteria.flatMap((criterion): Chosen[] => {
    if (criterion === 'niveau') {
      return selection.niveau.map((value) => {
        const niveau = selection.niveau.filter((level) => level !== value)
        return { criterion, value, without: { ...selection, niveau } }
      })
    }
    const value = selection[criterion]
    if (value === undefined) return []
    return [{ criterion, value: String(value), without: { ...selection, [criterion]: undefined } }]
  })
}

/**
 * Whether a page of the catalogue may be kept: one choice makes as many pages as there are choices,
 * two make their product, which would push other pages out of the cache.
 */
export function isWorthKeeping(selection: TrainingSelection): boolean {
  return chosenIn(selection).length + (selection.prix === undefined ? 0 : 1) <= 1
}
