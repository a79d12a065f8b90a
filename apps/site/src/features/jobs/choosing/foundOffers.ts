import type { Locale } from '@sira/contract/locales'
import { hitsPerPage, type SearchQuestion } from '../../../search/findRecords.ts'
import type { SearchResults } from '../../../search/searchResults.ts'

type Find = (question: SearchQuestion) => SearchResults

/** As many as one question to the API may name. */
const most = 100

/** The slugs of the offers that words are found in, the best hundred; accents and mistakes forgiven. */
export function foundOffers(
  find: Find,
  question: { text: string; locale: Locale; synonyms: string },
): string[] {
  const slugs: string[] = []
  for (let page = 1; slugs.length < most; page += 1) {
    const [group] = find({ ...question, type: 'jobs', page }).groups
    const places = group?.hits.map(({ place }) => place) ?? []
    slugs.push(...places)
    if (places.length < hitsPerPage) break
  }
  return slugs
}
