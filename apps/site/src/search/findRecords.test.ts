import { afterAll, beforeAll, expect, it } from 'vitest'
import { findRecords } from './findRecords.ts'
import { pageRecords } from './pageRecords.ts'
import { openSearchDatabase, type SearchDatabase } from './searchDatabase.ts'
import { putRecords } from './searchRecords.ts'

let database: SearchDatabase
beforeAll(() => {
  database = openSearchDatabase(':memory:')
  const titles = [
    'Le courrier',
    'Les courses',
    'Un cours du soir',
    'Comptabilité',
    'Comptes',
    'Le transport',
  ]
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
    ...(['fr', 'en'] as const).map((language) => ({
      type: 'faqs' as const,
      id: '1',
      language,
      place: '1',
      title: language === 'fr' ? 'Un conseil professionnel' : 'A professional courier',
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
  // On its way to the next letter.
  expect(found('trans', 'blogs')).toEqual(['Le transport'])
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

it('a word is corrected towards those of the language of its reader', () => {
  const corrected = (text: string, locale: 'fr' | 'en') =>
    findRecords(database, { text, locale }).corrected
  expect(corrected('professionel', 'fr')).toBe('professionnel')
  expect(corrected('courier', 'fr')).toBe('courrier')
  expect(corrected('professionel', 'en')).toBe('professional')
  expect(corrected('courier', 'en')).toBeUndefined()
  // Also where nothing has all the words now: an alert waits for it.
  expect(findRecords(database, { text: 'courier', locale: 'fr', type: 'jobs' })).toMatchObject({
    groups: [],
    corrected: 'courrier',
  })
})

it('says where nothing has all the words, but some of them', () => {
  const isPartial = (text: string) => findRecords(database, { text, locale: 'fr' }).isPartial
  expect([isPartial('cours soir'), isPartial('cours courrier'), isPartial('zzzz yyyy')]).toEqual([
    false,
    true,
    false,
  ])
})

it('a typed word in a title comes before a synonym of one', () => {
  const synonyms = 'prix, tarif, devis'
  const { groups } = findRecords(database, { text: 'prix livraison', locale: 'fr', synonyms })
  const [pages] = groups.filter(({ type }) => type === 'pages')
  expect(pages?.hits[0]?.title.map(({ text }) => text).join('')).toMatch(/livraison/i)
})
