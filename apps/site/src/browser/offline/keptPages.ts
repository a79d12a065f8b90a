import {
  isLocale,
  type Locale,
  languageParameter,
  localisedPath,
  withoutLocale,
} from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'

/** Names of the caches of the worker; pages and files have lives of their own. */
export const pageCache = 'pages'
export const fileCache = 'fichiers'

/** Read most, kept beside the pages somebody has seen. */
export const mainPages = [routes.home, routes.services, routes.trainings, routes.jobs] as const

/** Never from memory: an old form, a page for one person, the back office. */
const neverKept =
  /^\/(admin|api|apercu|_next|partage|login|contact|demander-un-devis|newsletter|recherche|hors-ligne)(\/|$)/

/** Whether a page may be shown again without the network. */
export function isKept(path: string): boolean {
  return !neverKept.test(withoutLocale(path).path)
}

/** Whether an address is a page of the site, which the worker answers for. */
export function isPage(path: string): boolean {
  return !/^\/(admin|api|apercu|_next)(\/|$)/.test(path)
}

/** The address under which a page is kept: a choice of language made, no traces of campaigns. */
export function keptAddress(address: string): string {
  const url = new URL(address)
  const chosen = url.searchParams.get(languageParameter)
  if (isLocale(chosen)) url.pathname = localisedPath(url.pathname, chosen)
  url.searchParams.delete(languageParameter)
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_|fbclid|gclid)/.test(name)) url.searchParams.delete(name)
  }
  url.hash = ''
  return url.href
}

export function languageOf(address: string): Locale {
  return withoutLocale(new URL(address).pathname).locale
}
