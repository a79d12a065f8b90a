import type { Dictionary } from '../../../i18n/fr.ts'

/** The page on which an offer is reported. */
export function reportAddress({ routes }: Pick<Dictionary, 'routes'>, slug: string): string {
  return `${routes.report}?offre=${slug}`
}
