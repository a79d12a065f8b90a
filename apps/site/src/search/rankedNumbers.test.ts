import { afterAll, beforeAll, expect, it } from 'vitest'
import { findRecords, type SearchQuestion } from './findRecords.ts'
import { mergeIndex } from './mergeIndex.ts'
import { mostMatches } from './rankedNumbers.ts'
import { openSearchDatabase, type SearchDatabase } from './searchDatabase.ts'
import { putRecords, type SearchRecord } from './searchRecords.ts'

let database: SearchDatabase

/** More trainings and articles than anybody reads, put in one after the other; two questions. */
beforeAll(() => {
  database = openSearchDatabase(':memory:')
  const numbers = Array.from({ length: mostMatches + 100 }, (_, number) => number)
  putRecords(database, [
    ...numbers.map((number) => ({
      ...record('formations', number, number % 200 === 0 ? 'Vendre au marché' : 'Compter'),
      day: number === 599 ? '2026-01-01' : '2027-01-01',
    })),
    ...numbers.map((number) => record('blogs', number, 'Nouvelles')),
    record('faqs', 1, 'Où se trouve le bureau ?'),
    record('faqs', 2, 'Le marché est-il ouvert ?'),
  ])
})
afterAll(() => database.close())

function record(type: SearchRecord['type'], id: number, title: string): SearchRecord {
  const body = 'Un jour de marché.'
  return { type, id: `${id}`, language: 'fr', place: `${type}-${id}`, title, body, updated: '' }
}

function found(question: Partial<SearchQuestion> = {}) {
  const asked = { text: 'marché', locale: 'fr', today: '2026-11-26', ...question } as const
  const { groups } = findRecords(database, asked)
  return new Map(
    groups.map(({ type, total, hits }) => [
      type,
      { total, places: hits.map(({ place }) => place) },
    ]),
  )
}

it('of a word that is nearly everywhere, first those with it in the title, then the newest', () => {
  const all = found()
  expect(all.get('formations')).toEqual({
    total: mostMatches,
    places: [
      'formations-400',
      'formations-200',
      'formations-0',
      'formations-598',
      'formations-597',
    ],
  })
  expect(all.get('blogs')?.places).toEqual(['blogs-599', 'blogs-598', 'blogs-597'])
})

it('what few have is weighed all the same, beside kinds that have it everywhere', () => {
  expect(found().get('faqs')).toEqual({ total: 2, places: ['faqs-2', 'faqs-1'] })
})

it('what is over comes last there too, and nothing is shown twice on the pages that follow', () => {
  const pages = Array.from({ length: mostMatches / 20 }, (_, at) => {
    return found({ type: 'formations', page: at + 1 }).get('formations')?.places ?? []
  }).flat()
  expect(new Set(pages).size).toBe(mostMatches)
  expect(pages.at(-1)).toBe('formations-599')
  expect(found({ type: 'formations', page: mostMatches / 20 + 1 }).size).toBe(0)
})

it('finds the same once its index is one piece', async () => {
  const pieces = () =>
    database.prepare('SELECT count(DISTINCT segid) AS count FROM words_idx').get()?.count
  putRecords(database, [record('blogs', 600, 'Nouvelles')])
  const before = found()
  expect(pieces()).toBeGreaterThan(1)
  await mergeIndex(database, new AbortController().signal)
  expect(pieces()).toBe(1)
  expect(found()).toEqual(before)
})
