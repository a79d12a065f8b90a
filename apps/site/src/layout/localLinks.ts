import { defaultLocale, type Locale, localisedPath, withoutLocale } from '@sira/contract/locales'

/** Files and parts of the program: the same in every language. */
const withoutLanguage = /^\/(_astro|admin|api|apercu|partage|uploads)(\/|$)/

/** Links of staff's texts to French addresses, made to lead to the page in the language of the visitor. */
export function withLocalLinks(html: string, locale: Locale): string {
  if (locale === defaultLocale) return html
  return html.replace(/(<a\b[^>]*? href=")(\/[^"]*)"/g, (link, before: string, address: string) => {
    const isFile = withoutLanguage.test(address) || address.startsWith('//')
    if (isFile || withoutLocale(address).locale !== defaultLocale) return link
    return `${before}${localisedPath(address, locale)}"`
  })
}
