import { choiceAddress } from '../../../choosing/choiceAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { type JobSelection, selectionNames } from './jobSelection.ts'

/** Where the results stand on the page of the list. */
export const resultsId = 'offres'

/** The list of the offers that a visitor chose. */
export function jobsAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  selection: Partial<JobSelection>,
): string {
  return choiceAddress({ route: routes.jobs, resultsId }, selection, selectionNames)
}
