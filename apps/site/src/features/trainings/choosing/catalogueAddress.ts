import type { Dictionary } from '../../../i18n/fr.ts'
import { criteria, type TrainingSelection } from './trainingSelection.ts'

/** Where the results stand on the page of the catalogue: choosing leads there. */
export const catalogueId = 'catalogue'

/** The trainings that a visitor chose, at the results of the catalogue. */
export function catalogueAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  selection: Partial<TrainingSelection>,
): string {
  const query = new URLSearchParams()
  for (const name of [...criteria, 'prix'] as const) {
    for (const value of [selection[name] ?? []].flat()) query.append(name, String(value))
  }
  return `${routes.trainings}${query.size > 0 ? `?${query}` : ''}#${catalogueId}`
}
