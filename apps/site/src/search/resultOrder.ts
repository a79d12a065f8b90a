import { recordKinds } from '../kinds/recordKinds.ts'
import type { SearchedType } from './searchDatabase.ts'
import type { SearchGroup } from './searchResults.ts'

/** Lines of a kind that only mentions in its texts what was asked for: the next one is not far. */
const mentions = 3

/**
 * First what can be bought or applied to; of that, and of the rest, first what is called as was
 * asked; else in the order of the kinds.
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

/** Each of our pages is that of a service, or leads to one. */
function isOffered(type: SearchedType): boolean {
  return type === 'pages' || recordKinds[type].offered
}
