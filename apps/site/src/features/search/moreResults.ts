import type { Dictionary } from '../../i18n/fr.ts'
import { mostMatches } from '../../search/rankedNumbers.ts'

/** The link to the results of a kind: all of them, or the first, where they are not all counted. */
export function moreResults(total: number, { search }: Dictionary): string {
  return total < mostMatches ? search.all(total) : search.first(total)
}
