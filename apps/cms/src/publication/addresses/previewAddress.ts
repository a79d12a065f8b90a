import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { defaultLocale, isLocale, localisedPath } from '@sira/contract/locales'
import { previewPath } from '@sira/contract/programPaths'

/** The page of the site that shows a record as it will be in a language, for signed-in staff. */
export function previewAddress(collection: string, id: unknown, language: string): string | null {
  const isNamed = typeof id === 'number' || typeof id === 'string'
  if (!isDrafted(collection) || !isNamed) return null
  const locale = isLocale(language) ? language : defaultLocale
  return localisedPath(`${previewPath}/${collection}/${id}`, locale)
}
