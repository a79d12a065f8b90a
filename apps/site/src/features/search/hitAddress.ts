import { localisedPath } from '@sira/contract/locales'
import type { Dictionary } from '../../i18n/fr.ts'
import { recordAddress } from '../../kinds/recordAddress.ts'
import type { SearchHit } from '../../search/searchResults.ts'

/** Gives the address of a result, in the language of the page. */
export function hitAddress(
  { type, place }: Pick<SearchHit, 'type' | 'place'>,
  { locale }: Pick<Dictionary, 'locale'>,
  productName: string,
): string {
  const address = type === 'pages' ? place : recordAddress(type, place, productName)
  return localisedPath(address, locale)
}
