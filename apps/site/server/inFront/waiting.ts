import type { Changed } from '@sira/contract/wire/changes'

/** Tags that a cache has yet to be told of. */
export type Waiting = ReadonlySet<string> | 'everything'

/** Characters of all tags, as one header line: servers take 8 kB of it. */
const longest = 4000
/** What a header can name, and a cache look for. */
const plain = /^[\w/:.-]+$/

export const nothing: Waiting = new Set()

/** Both; everything where that is more than one call can say. */
export function joined(waiting: Waiting, more: Changed | Waiting): Waiting {
  if (waiting === 'everything' || more === 'everything') return 'everything'
  const tags = [...new Set([...waiting, ...more])]
  if (tags.length === 0) return nothing
  const isSayable = tags.every((tag) => plain.test(tag)) && tags.join(',').length <= longest
  return isSayable ? new Set(tags) : 'everything'
}
