import { defaultLocale, type Locale, localisedPath, withoutLocale } from '@sira/contract/locales'
import { rewriteTags, tagsIn } from '../content/htmlTags.ts'

/** Files and parts of the program: the same in every language. */
const withoutLanguage = /^\/(_astro|admin|api|apercu|partage|uploads)(\/|$)/

/** Links of staff's texts to French addresses, made to lead to the page in the language of the visitor. */
export function withLocalLinks(html: string, locale: Locale): string {
  if (locale === defaultLocale) return html
  return rewriteTags(html, tagsIn(html), ({ name, text }) =>
    name === 'a' ? withLocalAddress(text, locale) : undefined,
  )
}

function withLocalAddress(tag: string, locale: Locale): string {
  return tag.replace(/(?<= href=")(\/[^"]*)/, (address) => {
    const isFile = withoutLanguage.test(address) || address.startsWith('//')
    if (isFile || withoutLocale(address).locale !== defaultLocale) return address
    return localisedPath(address, locale)
  })
}
