import type { Service } from '@sira/contract/services'
import type { Dictionary } from '../../i18n/fr.ts'

/** The subject of a request, which the form shows (askedAbout.ts). */
export type QuoteAbout =
  | { offre: string }
  | { cv: string }
  | { formation: string }
  | { livre: number }

/** The quote form with the service and the subject already filled in. */
export function quoteAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  service?: Service,
  subject?: string,
  about?: QuoteAbout,
): string {
  const query = new URLSearchParams()
  if (service) query.set('service', service)
  if (subject) query.set('objet', subject)
  for (const [name, key] of Object.entries(about ?? {})) query.set(name, String(key))
  return query.size === 0 ? routes.quote : `${routes.quote}?${query}`
}
