import type { Dictionary } from '../../i18n/fr.ts'
import type { SearchResults } from '../../search/searchResults.ts'
import { hitAddress } from './hitAddress.ts'
import { hitFacts, kindName } from './hitFacts.ts'
import type { Suggestion } from './suggestion.ts'

/** The most suggestions: as many as fit above the keyboard of a phone, and fewer of one kind. */
const most = { together: 5, ofOneKind: 2 }

/** The best results of a few letters, in the order of the results themselves. */
export function suggestionsOf(
  { groups }: SearchResults,
  words: Dictionary,
  productName: string,
): Suggestion[] {
  return groups
    .flatMap(({ hits }) => hits.slice(0, most.ofOneKind))
    .slice(0, most.together)
    .map((hit) => ({
      title: hit.title.map(({ text }) => text).join(''),
      address: hitAddress(hit, words, productName),
      ...(hit.language === words.locale ? {} : { language: hit.language }),
      facts: [kindName(hit.type, words), ...hitFacts(hit, words)],
    }))
}
