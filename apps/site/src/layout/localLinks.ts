import { defaultLocale, type Locale, localisedPath, withoutLocale } from '@sira/contract/locales'
import { isBelow, programPaths } from '@sira/contract/programPaths'
import { rewriteTags, tagsIn } from '../content/htmlTags.ts'
import { ruleOf } from '../kinds/pageRules.ts'

/** Links of staff's texts to French addresses, made to lead to the page in the language of the visitor. */
export function withLocalLinks(html: string, locale: Locale): string {
  if (locale === defaultLocale) return html
  return rewriteTags(html, tagsIn(html), ({ name, text }) =>
    name === 'a' ? withLocalAddress(text, locale) : undefined,
  )
}

function withLocalAddress(tag: string, locale: Locale): string {
  return tag.replace(/(?<= href=")(\/[^"]*)/, (address) => {
    return hasLanguages(address) ? localisedPath(address, locale) : address
  })
}

/** A French page of ours; files and parts of the program are the same in every language. */
function hasLanguages(address: string): boolean {
  if (address.startsWith('//') || isBelow(address, programPaths)) return false
  return withoutLocale(address).locale === defaultLocale && ruleOf(address).translated
}
