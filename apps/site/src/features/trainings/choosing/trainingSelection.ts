import { trainingLevels } from '@sira/contract/records/training'
import { type Chosen, chosenIn, isWorthKeeping } from '../../../choosing/chosenIn.ts'
import type { Asked } from '../../../transport/pageQuery.ts'
import type { trainingsQuery } from '../query.ts'

type AskedTrainings = Asked<typeof trainingsQuery>

/** What leaves trainings out, as it stands in the address of the catalogue. */
const criteria = ['theme', 'ville', 'mois', 'mode', 'niveau', 'budget', 'certificat'] as const

export const selectionNames = [...criteria, 'prix'] as const

export type Criterion = (typeof criteria)[number]

/** What a visitor chose; without `prix`, in the order of the days. */
export type TrainingSelection = Pick<AskedTrainings, (typeof selectionNames)[number]>

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

export function chosenTrainings(
  selection: TrainingSelection,
): Chosen<Criterion, TrainingSelection>[] {
  return chosenIn(selection, criteria)
}

/** Whether a page that found so many trainings may be kept. */
export function isCatalogueKept(selection: TrainingSelection, found: number): boolean {
  return isWorthKeeping(chosenIn(selection, selectionNames), found)
}
