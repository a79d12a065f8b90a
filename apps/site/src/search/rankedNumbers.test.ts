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
      ...record('formations', number, number % 400 === 0 ? 'Vendre au marché' : 'Compter'),
      day: number === 1099 ? '2026-01-01' : '2027-01-01',
    })),
    record('blogs', 9001, 'Marcher'),
    record('blogs', 9002, 'Nouvelles du fleuve et du marché'),
    record('blogs', 9003, 'Des marchés', 'Au bord du fleuve, un marché.'),
    ...numbers.map((number) => record('blogs', number, 'Des marchés')),
    record('faqs', 1, 'Où se trouve le bureau ?'),
    record('faqs', 2, 'Le marché est-il ouvert ?'),
    record('faqs', 3, 'Et les autres ?', 'Le marché, encore le marché, toujours le marché.'),
  ])
})
afterAll(() => database.close())

function record(
  type: SearchRecord['type'],
  id: number,
  title: string,
  body = 'Un jour de marché.',
): SearchRecord {
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
  const trainings = found({ type: 'formations' }).get('formations')
  expect(trainings?.total).toBe(mostMatches)
  const [first, second, third, fourth, fifth] = trainings?.places ?? []
  expect(new Set([first, second, third])).toEqual(
    new Set(['formations-0', 'formations-400', 'formations-800']),
  )
  expect([fourth, fifth]).toEqual(['formations-1098', 'formations-1097'])
})

it('first what is called just so, before what only begins alike', () => {
  expect(found().get('blogs')?.places.slice(0, 2)).toEqual(['blogs-9002', 'blogs-1099'])
})

it('first what holds two words of three, where nothing holds all', () => {
  const places = found({ text: 'marché fleuve bureau' }).get('blogs')?.places
  expect(places).toEqual(['blogs-9002', 'blogs-9003', 'blogs-1099', 'blogs-1098', 'blogs-1097'])
})

it('what few have is weighed all the same, beside kinds that have it everywhere', () => {
  expect(found().get('faqs')).toEqual({ total: 3, places: ['faqs-2', 'faqs-3', 'faqs-1'] })
})

it('what is over comes last there too, and nothing is shown twice on the pages that follow', () => {
  const pages = Array.from({ length: mostMatches / 20 }, (_, at) => {
    return found({ type: 'formations', page: at + 1 }).get('formations')?.places ?? []
  }).flat()
  expect(new Set(pages).size).toBe(mostMatches)
  expect(pages.at(-1)).toBe('formations-1099')
})

it('behind the last page is nothing, not even what holds some of the words', () => {
  for (const text of ['marché', 'marché fleuve']) {
    const all = found({ type: 'blogs', text }).get('blogs')?.total ?? 0
    expect(found({ type: 'blogs', text, page: Math.ceil(all / 20) + 1 }).size, text).toBe(0)
  }
})

it('finds the same once its index is one piece', async () => {
  const pieces = () =>
    database.prepare('SELECT count(DISTINCT segid) AS count FROM words_idx').get()?.count
  const merge = (signal = new AbortController().signal) => mergeIndex(database, signal)
  database.prepare("INSERT INTO words (words, rank) VALUES ('automerge', 0)").run()
  for (const id of [1, 2, 3, 4, 5]) putRecords(database, [record('biblios', id, 'Nouvelles')])
  const before = found()
  const many = pieces()
  expect(many).toBeGreaterThan(4)
  await merge(AbortSignal.abort())
  expect(pieces()).toBe(many)
  await merge()
  expect(pieces()).toBe(1)
  expect(found()).toEqual(before)
  putRecords(database, [record('biblios', 6, 'Nouvelles')])
  await merge()
  // Not worth writing all of it anew.
  expect(pieces()).toBe(2)
})
