import { choiceAddress } from '../../../choosing/choiceAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { selectionNames, type TrainingSelection } from './trainingSelection.ts'

/** Where the results stand on the page of the catalogue. */
export const catalogueId = 'catalogue'

/** The trainings that a visitor chose. */
export function catalogueAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  selection: Partial<TrainingSelection>,
): string {
  const list = { route: routes.trainings, resultsId: catalogueId }
  return choiceAddress(list, selection, selectionNames)
}
