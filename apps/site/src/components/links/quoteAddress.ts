import type { Service } from '@sira/contract/services'
import type { Dictionary } from '../../i18n/fr.ts'

/** The quote form with the service and the subject already filled in. */
export function quoteAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  service?: Service,
  subject?: string,
): string {
  const query = new URLSearchParams()
  if (service) query.set('service', service)
  if (subject) query.set('objet', subject)
  return query.size === 0 ? routes.quote : `${routes.quote}?${query}`
}
