import type { Dictionary } from '../../i18n/fr.ts'

/** The contact form with its service chosen and its message begun. */
export function contactAddress(
  { routes }: Pick<Dictionary, 'routes'>,
  service: string,
  about: string,
): string {
  const query = new URLSearchParams({ ...(service === '' ? {} : { service }), objet: about })
  return `${routes.contact}?${query}`
}
