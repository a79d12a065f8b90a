import type { Dictionary } from '../../../i18n/fr.ts'
import { criteria, type JobSelection } from './jobSelection.ts'

/** Where the results stand on the page of the list: choosing leads there. */
export const resultsId = 'offres'

/** The list of the offers that a visitor chose, at its results. */
export function jobsAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  selection: Partial<JobSelection>,
): string {
  const query = new URLSearchParams()
  for (const name of [...criteria, 'tri'] as const) {
    const value = selection[name]
    if (value !== undefined) query.set(name, String(value))
  }
  return `${routes.jobs}${query.size > 0 ? `?${query}` : ''}#${resultsId}`
}
