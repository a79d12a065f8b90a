import { localisedPath, withoutLocale } from '@sira/contract/locales'
import { backOfficePaths, isBelow } from '@sira/contract/programPaths'

/** Characters: far more than any page's path, and the longest slug of the contract. */
const longestPath = 500
/** `.` and `..`, a slash written as `%2F`, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const impossible = /^\.\.?$|[/\\\0-\x1f\x7f]/
/** Escapes by `encodeURIComponent` of characters that browsers leave in a path (WHATWG URL). */
const leftAsItIs = /%(?:24|26|2B|2C|3A|3B|3D|40)/g
/** The program's own: names of files, which tell capitals apart. */
const internal = /^\/_/

/**
 * The one spelling of a path: no slash at the end, no doubled slashes, small letters, each
 * character encoded or not as browsers do. `undefined` for what no page can be called.
 */
export function pagePath(rawPath: string): string | undefined {
  const joined = rawPath.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '')
  const segments = joined.split('/').map(decoded)
  if (segments.some((segment) => segment === undefined || impossible.test(segment))) {
    return undefined
  }
  if (segments.join('/').length > longestPath) return undefined
  if (internal.test(joined)) return joined
  return segments.map((segment = '') => encoded(segment.toLowerCase())).join('/')
}

/** Gives the not-found page of an address, in its language. */
export function notFoundPath(path: string): string {
  return localisedPath('/404', withoutLocale(path.toLowerCase()).locale)
}

/**
 * Gives the page that asks a visitor to wait after too many renders, in the language of the
 * requested one.
 */
export function waitPath(path: string): string {
  return localisedPath('/429', withoutLocale(path).locale)
}

/** Fastify has no route for an address that it cannot decode: replaces it by the not-found page. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  return decoded(path) !== undefined || isBelow(path, backOfficePaths) ? url : notFoundPath(path)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function encoded(segment: string): string {
  return encodeURIComponent(segment).replace(leftAsItIs, decodeURIComponent)
}
