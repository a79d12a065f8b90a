import { defaultLocale, isLocale, localisedPath } from '@sira/contract/locales'
import type { TextPageName } from '@sira/contract/pageTexts/textPages'
import { previewPath } from '@sira/contract/programPaths'

/** The page of the site with the texts that were saved last, for signed-in staff. */
export function pagePreviewAddress(page: TextPageName, language: string): string {
  return localisedPath(
    `${previewPath}/pages/${page}`,
    isLocale(language) ? language : defaultLocale,
  )
}
