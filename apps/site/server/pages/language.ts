import {
  defaultLocale,
  isLocale,
  type Locale,
  languageCookie,
  languageParameter,
  localisedPath,
  withoutLocale,
} from '@sira/contract/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ruleOf } from '../../src/kinds/pageRules.ts'

/** The redirect of a visitor to his language, and the cookie that remembers it. */
export interface LanguageMove {
  location: string
  cookie?: string
}

const languageIn = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`)
const oneYear = 365 * 24 * 60 * 60

type LanguageRequest = Pick<FastifyRequest, 'url' | 'protocol' | 'host'> & {
  headers: Pick<FastifyRequest['headers'], 'cookie' | 'referer'>
}

/**
 * Gives the redirect for a language, if there is one. A chosen language (`?langue=ar`) is
 * remembered and leads to the same page in it. A visitor who chose English or Arabic before is
 * redirected from the French address of a page that exists in his language. The language of the
 * browser redirects nobody, so search engines see each page at its address.
 */
export function languageMove(request: LanguageRequest): LanguageMove | undefined {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  const chosen = query.get(languageParameter)
  if (chosen !== null) {
    query.delete(languageParameter)
    const asked = isLocale(chosen) ? chosen : withoutLocale(path).locale
    const location = addressIn(asked, path, withQueryBefore(request, path, query))
    return isLocale(chosen) ? { location, cookie: cookieFor(chosen, request) } : { location }
  }
  const remembered = rememberedLanguage(request.headers.cookie)
  const isFrench = withoutLocale(path).locale === defaultLocale
  if (!isFrench || remembered === defaultLocale || !ruleOf(path).translated) return undefined
  return { location: addressIn(remembered, path, query) }
}

export function sendElsewhere(
  reply: FastifyReply,
  { location, cookie }: LanguageMove,
): FastifyReply {
  reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' })
  if (cookie !== undefined) reply.header('set-cookie', cookie)
  return reply.redirect(location, 302)
}

/**
 * Gives the query of the page on which the language was chosen, which may hold more than the link
 * knew; otherwise that of the link, such as a token where the browser does not tell the page.
 */
function withQueryBefore(
  request: LanguageRequest,
  path: string,
  linked: URLSearchParams,
): URLSearchParams {
  const before = queryBefore(request, path)
  const onlyLinked = [...linked].filter(([name]) => !before.has(name))
  return new URLSearchParams([...before, ...onlyLinked])
}

function queryBefore(request: LanguageRequest, path: string): URLSearchParams {
  const { referer = '' } = request.headers
  if (!URL.canParse(referer)) return new URLSearchParams()
  const before = new URL(referer)
  const samePage = withoutLocale(before.pathname).path === withoutLocale(path).path
  return samePage && before.host === request.host ? before.searchParams : new URLSearchParams()
}

function addressIn(locale: Locale, path: string, query: URLSearchParams): string {
  // Cut last: the rest behind `/en` may look like another host (`/en//elsewhere.example`).
  const localised = localisedPath(path, locale).replace(/^[\\/]+/, '/')
  return query.size === 0 ? localised : `${localised}?${query}`
}

/** Gives the language that the cookies remember. */
export function rememberedLanguage(cookies = ''): Locale {
  const [, value] = languageIn.exec(cookies) ?? []
  return isLocale(value) ? value : defaultLocale
}

/** Scripts can read it: the page-translation service follows it too (product 2.2). */
function cookieFor(locale: Locale, { protocol }: LanguageRequest): string {
  const parts = [`${languageCookie}=${locale}`, 'Path=/', `Max-Age=${oneYear}`, 'SameSite=Lax']
  return [...parts, ...(protocol === 'https' ? ['Secure'] : [])].join('; ')
}
