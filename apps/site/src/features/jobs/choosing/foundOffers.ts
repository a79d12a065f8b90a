import type { Locale } from '@sira/contract/locales'
import type { SearchQuestion } from '../../../search/findRecords.ts'
import type { SearchResults } from '../../../search/searchResults.ts'

type Find = (question: SearchQuestion) => SearchResults

/** As many as one question to the API may name. */
const most = 100

interface FoundOffers {
  slugs: string[]
  /** The words that were looked for, where those typed were misspelt. */
  corrected: string | undefined
}

/** The offers that words are found in, the best hundred; accents and mistakes forgiven. */
export function foundOffers(
  find: Find,
  question: { text: string; locale: Locale; synonyms: string },
): FoundOffers {
  const { groups, corrected } = find({ ...question, type: 'jobs', perPage: most })
  return { slugs: groups[0]?.hits.map(({ place }) => place) ?? [], corrected }
}
