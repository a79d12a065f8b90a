import { expect, test } from 'vitest'
import { findRecords } from '../../../search/findRecords.ts'
import { openSearchDatabase } from '../../../search/searchDatabase.ts'
import { putRecords } from '../../../search/searchRecords.ts'
import { foundOffers } from './foundOffers.ts'

test('A list of offers by a word holds the best hundred of them, not a page of a search', () => {
  const database = openSearchDatabase(':memory:')
  const offers = Array.from({ length: 130 }, (_, number) => ({
    type: 'jobs' as const,
    id: `${number}`,
    language: 'fr' as const,
    place: `offre-${number}`,
    title: 'Vendeur',
    body: 'Au marché.',
    updated: '',
  }))
  putRecords(database, offers)
  const { slugs } = foundOffers((question) => findRecords(database, question), {
    text: 'marché',
    locale: 'fr',
    synonyms: '',
  })
  expect(new Set(slugs).size).toBe(100)
  expect(slugs[0]).toBe('offre-129')
  database.close()
})
