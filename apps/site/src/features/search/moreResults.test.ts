import { expect, test } from 'vitest'
import { ar } from '../../i18n/ar.ts'
import { en } from '../../i18n/en.ts'
import { fr } from '../../i18n/fr.ts'
import { mostMatches } from '../../search/rankedNumbers.ts'
import { moreResults } from './moreResults.ts'

test.each([
  [fr, 'Voir les 12 résultats', `Voir les ${mostMatches} premiers résultats`],
  [en, 'See all 12 results', `See the first ${mostMatches} results`],
  [ar, 'عرض 12 نتيجة', `عرض أوّل ${mostMatches} نتيجة`],
])('A kind with more results than are counted leads to the first of them', (words, all, first) => {
  expect(moreResults(12, words)).toBe(all)
  expect(moreResults(mostMatches, words)).toBe(first)
})
