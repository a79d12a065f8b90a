import { routes } from '@sira/contract/routes'
import type { Service } from '@sira/contract/services'

/** The quote form with the service and the subject already filled in. */
export function quoteAddress(service?: Service, subject?: string): string {
  const query = new URLSearchParams()
  if (service) query.set('service', service)
  if (subject) query.set('objet', subject)
  return query.size === 0 ? routes.quote : `${routes.quote}?${query}`
}
