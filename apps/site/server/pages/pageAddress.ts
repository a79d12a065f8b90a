import { queryOf } from '../../src/pages/_queryOf.ts'
import { keptQuery } from '../../src/transport/pageQuery.ts'
import { pagePath } from './pagePath.ts'

interface PageAddress {
  /** The path with its known parameters: the page is rendered from it and cached under it. */
  target: string
  /** The address to redirect to (301), when the visitor used another spelling. */
  movedTo: string | undefined
}

/**
 * Gives each page one address (see pagePath); `undefined` for an address that no page can have.
 * Backslashes count as slashes, as in browsers, so that no redirect leads to another host
 * (`/\elsewhere.example/`).
 */
export function pageAddress(url: string): PageAddress | undefined {
  const [rawPath = '/', query = ''] = url.split(/\?(.*)/s)
  const path = pagePath(rawPath)
  if (path === undefined) return undefined
  const movedTo = path === rawPath ? undefined : query === '' ? path : `${path}?${query}`
  return { target: query === '' ? path : withKnownParameters(path, query), movedTo }
}

function withKnownParameters(path: string, query: string): string {
  const kept = keptQuery(queryOf(path), new URLSearchParams(query))
  return kept.size === 0 ? path : `${path}?${kept}`
}
