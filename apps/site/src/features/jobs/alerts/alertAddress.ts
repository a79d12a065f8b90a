import { alertCriteria } from '@sira/contract/offers/alert'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { JobSelection } from '../choosing/jobSelection.ts'

/** The page on which an alert for this search is made. */
export function alertAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  selection: Partial<JobSelection>,
): string {
  const query = new URLSearchParams()
  for (const name of alertCriteria) {
    const value = selection[name]
    if (value !== undefined) query.append(name, String(value))
  }
  return query.size > 0 ? `${routes.alert}?${query}` : routes.alert
}
