import { afterAll, beforeAll, expect, it } from 'vitest'
import { findRecords } from './findRecords.ts'
import { pageRecords } from './pageRecords.ts'
import { openSearchDatabase, type SearchDatabase } from './searchDatabase.ts'
import { putRecords } from './searchRecords.ts'

let database: SearchDatabase
beforeAll(() => {
  database = openSearchDatabase(':memory:')
  const titles = ['Le courrier', 'Les courses', 'Un cours du soir', 'Comptabilité', 'Comptes']
  putRecords(database, [
    ...pageRecords(),
    ...titles.map((title, number) => ({
      type: 'blogs' as const,
      id: `${number}`,
      language: 'fr' as const,
      place: title,
      title,
      body: '',
      updated: '',
    })),
  ])
})
afterAll(() => database.close())

function found(text: string, type: 'blogs' | 'pages', locale: 'fr' | 'en' | 'ar' = 'fr') {
  const [group] = findRecords(database, { text, locale, type }).groups
  return group?.hits.map(({ place }) => place) ?? []
}

it('a plural is a whole word, and another word a beginning', () => {
  expect(found('cours', 'blogs')).toEqual(['Un cours du soir'])
  expect(new Set(found('compt', 'blogs'))).toEqual(new Set(['Comptabilité', 'Comptes']))
})

it.each([
  ['nos formations', 'fr', '/nos-formations'],
  ['offres emploi', 'fr', '/nos-offres-emplois'],
  ['actualités', 'fr', '/nos-actualites'],
  ['foire aux questions', 'fr', '/faq'],
  ['devis', 'fr', '/demander-un-devis'],
  ['jobs', 'en', '/nos-offres-emplois'],
] as const)('what the menu names is found: « %s » (%s)', (text, locale, place) => {
  expect(found(text, 'pages', locale)).toContain(place)
})
