import type { Changed } from '@sira/contract/wire/changes'

/** The tags that a cache has yet to be told of. */
export type Waiting = ReadonlySet<string> | 'everything'

/** The most characters of all tags in one header line: servers accept 8 kB. */
const longest = 4000
/** Tags that fit into a header and into a search of a cache. */
const plain = /^[\w/:.-]+$/

export const nothing: Waiting = new Set()

/** Joins two sets of tags; gives `everything` where they do not fit into one call. */
export function joined(waiting: Waiting, more: Changed | Waiting): Waiting {
  if (waiting === 'everything' || more === 'everything') return 'everything'
  const tags = [...new Set([...waiting, ...more])]
  if (tags.length === 0) return nothing
  const isSayable = tags.every((tag) => plain.test(tag)) && tags.join(',').length <= longest
  return isSayable ? new Set(tags) : 'everything'
}
