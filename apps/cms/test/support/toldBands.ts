import { referenceCloth } from '@sira/cloth/referenceCloth'
import { toldCloth } from '@sira/contract/dossiers/clothWords'
import { defaultLocale, type Locale } from '@sira/contract/locales'

/** The cloth of a reference in words, with as many bands as there are steps. */
export function toldBands(
  reference: string,
  steps: number | readonly unknown[],
  locale: Locale = defaultLocale,
): string {
  const count = typeof steps === 'number' ? steps : steps.length
  return toldCloth(referenceCloth(reference, count), locale)
}
