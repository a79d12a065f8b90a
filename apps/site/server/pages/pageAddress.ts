import { queryOf } from '../../src/pages/_queries.ts'
import { keptQuery } from '../../src/transport/pageQuery.ts'
import { pagePath } from './pagePath.ts'

interface PageAddress {
  /** Path and known parameters: what the page is rendered from, and under what it is kept. */
  target: string
  /** Where the visitor must go instead (301), when he came by another spelling of the address. */
  movedTo: string | undefined
}

/**
 * One page, one address (see pagePath); `undefined` for what can be none. Backslashes count as
 * slashes, as in browsers, so that no redirect ever leads to another host (`/\elsewhere.example/`).
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
