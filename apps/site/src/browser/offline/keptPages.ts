import {
  isLocale,
  type Locale,
  languageParameter,
  localisedPath,
  withoutLocale,
} from '@sira/contract/locales'
import { isBelow, programPaths } from '@sira/contract/programPaths'
import { calendarFileName, routes } from '@sira/contract/routes'
import { ruleOf } from '../../kinds/pageRules.ts'

/** The most read pages, kept besides those that the visitor has seen. */
export const mainPages = [routes.home, routes.services, routes.trainings, routes.jobs] as const

/** Whether a page may be shown again without the network. */
export function isKept(path: string): boolean {
  return isPage(path) && ruleOf(path).kept
}

/** Whether an address is a page of the site for anybody, which the worker answers for. */
export function isPage(path: string): boolean {
  const isFile = path.endsWith(`/${calendarFileName}`)
  return !isFile && !isBelow(path, programPaths) && !ruleOf(path).personal
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
