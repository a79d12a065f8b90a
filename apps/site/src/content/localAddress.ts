import { defaultLocale, type Locale, localisedPath, withoutLocale } from '@sira/contract/locales'
import { isBelow, programPaths } from '@sira/contract/programPaths'
import { ruleOf } from '../kinds/pageRules.ts'

/** Where a link in a text of staff leads: from a French page of ours to the same in a language. */
export function localAddress(address: string, locale: Locale): string {
  return hasLanguages(address) ? localisedPath(address, locale) : address
}

/** A French page of ours; files and parts of the program are the same in every language. */
function hasLanguages(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//')) return false
  if (isBelow(address, programPaths)) return false
  return withoutLocale(address).locale === defaultLocale && ruleOf(address).translated
}
