import { recordKinds } from '../kinds/recordKinds.ts'
import type { SearchedType } from './searchDatabase.ts'
import type { SearchGroup } from './searchResults.ts'

/** The lines of a kind whose texts only mention the words: the next kind follows soon. */
const mentions = 3

/**
 * Sorts the kinds: first those that can be bought or applied to; among equals, first those with a
 * matching title; then in the order of the kinds.
 */
export function inResultOrder(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups
    .map((group) => (isNamed(group) ? group : { ...group, hits: group.hits.slice(0, mentions) }))
    .toSorted(
      (one, other) =>
        Number(isOffered(other.type)) - Number(isOffered(one.type)) ||
        Number(isNamed(other)) - Number(isNamed(one)),
    )
}

function isNamed({ hits }: SearchGroup): boolean {
  return hits.some(({ title }) => title.some(({ marked }) => marked))
}

/**
 * Whether a result is shown first; each of our fixed pages is that of a service, or leads to one.
 */
function isOffered(type: SearchedType): boolean {
  return type === 'pages' || recordKinds[type].offered
}
