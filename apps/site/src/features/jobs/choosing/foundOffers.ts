import type { Locale } from '@sira/contract/locales'
import type { SearchQuestion } from '../../../search/findRecords.ts'
import type { SearchResults } from '../../../search/searchResults.ts'

type Find = (question: SearchQuestion) => SearchResults

/** As many as one question to the API may name. */
const most = 100

/** The slugs of the offers that words are found in, the best hundred; accents and mistakes forgiven. */
export function foundOffers(
  find: Find,
  question: { text: string; locale: Locale; synonyms: string },
): string[] {
  const [group] = find({ ...question, type: 'jobs', perPage: most }).groups
  return group?.hits.map(({ place }) => place) ?? []
}
