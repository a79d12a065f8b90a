import { defaultLocale, type Locale } from '@sira/contract/locales'
import { type Routes, routesIn } from '@sira/contract/routes'

/** The shape of a dictionary: the same keys and arguments, any words. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Words<T[Key]> }

/** What a screen knows of its language beside the words. */
export interface LanguageFacts {
  locale: Locale
  /** Addresses of the pages in this language. */
  routes: Routes
}

export function languageFacts(locale: Locale = defaultLocale): LanguageFacts {
  return { locale, routes: routesIn(locale) }
}
