import { withoutLocale } from '@sira/contract/locales'
import { recordKinds } from './recordKinds.ts'
import { routeOf } from './routeOf.ts'

const anyOrigin = 'http://any.example'

/** For each page that shows one record of many: the parameter that names the record. */
const naming = new Map(
  Object.values(recordKinds).flatMap(({ address }) => {
    const { pathname, searchParams } = new URL(address?.('1', 'any') ?? '/', anyOrigin)
    return [...searchParams.keys()].map((name) => [routeOf(pathname), name] as const)
  }),
)

/**
 * Gives the part of a page's address that is shared: its path, and the record it names where the
 * record has no path of its own. The other parameters (a page number, a choice) change nothing
 * about its title.
 */
export function sharedAddress(target: string): string {
  const [path = '/', query] = target.split('?')
  const name = naming.get(routeOf(withoutLocale(path).path))
  const value = name && new URLSearchParams(query).get(name)
  return value ? `${path}?${new URLSearchParams([[name, value]])}` : path
}
