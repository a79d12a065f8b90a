import { defaultLocale, type Locale, translationParameter } from '@sira/contract/locales'
import type { Settings } from '@sira/contract/records/settings'
import { readQuery } from '../../transport/pageQuery.ts'
import { translationAsked, translationQuery } from './query.ts'

/**
 * The offer of the page-translation service (product 2.2) for a page that is not fully translated.
 */
export interface TranslationOffer {
  state: 'off' | 'possible' | 'asked'
  /** The name of its host: `translate.google.com`. */
  service: string
  script: string
  /** The origins that the browser must let it load from, its own first. */
  origins: readonly string[]
  /** The same page with the translation, or without it once it is on. */
  address: string
}

type TranslationSettings = Pick<
  Settings,
  'pageTranslation' | 'translationScript' | 'translationHosts'
>

/** Gives the offer for a page; `page` has its path, query and language. */
export function translationOffer(
  { pageTranslation, translationScript, translationHosts }: TranslationSettings,
  page: { path: string; locale: Locale } & Pick<URL, 'searchParams'>,
): TranslationOffer {
  const addresses = [translationScript, ...translationHosts.split(/\s+/)].filter((address) =>
    URL.canParse(address),
  )
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))]
  const usable = pageTranslation && page.locale !== defaultLocale
  const query = new URLSearchParams(page.searchParams)
  const asked = readQuery(translationQuery, page)[translationParameter] !== undefined
  if (asked) query.delete(translationParameter)
  else query.set(translationParameter, translationAsked)
  return {
    state: usable ? (asked ? 'asked' : 'possible') : 'off',
    service: new URL(translationScript).host,
    script: translationScript,
    origins,
    address: query.size === 0 ? page.path : `${page.path}?${query}`,
  }
}
