import type { Locale } from '@sira/contract/locales'
import type { SearchDatabase, SearchedType } from './searchDatabase.ts'
import { kindOf, typeOfNumber } from './searchRecords.ts'

interface RankedQuestion {
  /** Words of an FTS5 expression: `("vente" OR "ventes") AND ("miel")`. */
  words: string
  locale: Locale
  /** What has a day before this one comes last; empty: nothing does. */
  over: (type: SearchedType) => string
}

/**
 * Of a type, at most. Nobody reads further, and neither does the search: a word that is everywhere
 * costs no more than another.
 */
export const mostMatches = 500

/**
 * The numbers of the matches of each type, the best first, at most `mostMatches`. Where a
 * type has as many, those that have the words in the title come first, then the newest; those of all
 * other types are weighed in one walk, for to weigh words FTS5 counts first in how many records each is.
 */
export function rankedByType(
  database: SearchDatabase,
  types: readonly SearchedType[],
  { words, locale, over }: RankedQuestion,
): Map<SearchedType, readonly number[]> {
  const { few = [], many = [] } = Object.groupBy(types, (type) =>
    howMany(database, `${kind([type], locale)} AND {title body} : (${words})`),
  )
  const weighed = Map.groupBy(weigh(database, few, { words, locale }), typeOfNumber)
  const inOrder = (type: SearchedType) =>
    many.includes(type) ? newest(database, type, { words, locale }) : (weighed.get(type) ?? [])
  return new Map(types.map((type) => [type, overLast(database, inOrder(type), over(type))]))
}

type Words = Pick<RankedQuestion, 'words' | 'locale'>

function howMany(database: SearchDatabase, expression: string): 'none' | 'few' | 'many' {
  const sql = `SELECT count(*) AS total FROM
    (SELECT 1 FROM words WHERE words MATCH ? LIMIT ${mostMatches})`
  const total = Number(database.prepare(sql).get(expression)?.total ?? 0)
  return total === 0 ? 'none' : total < mostMatches ? 'few' : 'many'
}

/** A word of the title weighs as much as eight of the text. */
function weigh(database: SearchDatabase, types: readonly SearchedType[], { words, locale }: Words) {
  if (types.length === 0) return []
  const expression = `${kind(types, locale)} AND {title body} : (${words})`
  return numbersOf(database, 'bm25(words, 0, 8, 1), rowid DESC', expression)
}

function newest(database: SearchDatabase, type: SearchedType, { words, locale }: Words) {
  const find = (expression: string) =>
    numbersOf(database, 'rowid DESC', `${kind([type], locale)} AND ${expression}`, mostMatches)
  const titled = find(`title : (${words})`)
  if (titled.length === mostMatches) return titled
  const rest = find(`({title body} : (${words}) NOT title : (${words}))`)
  return [...titled, ...rest].slice(0, mostMatches)
}

function numbersOf(database: SearchDatabase, order: string, expression: string, most = -1) {
  const sql = `SELECT rowid AS number FROM words WHERE words MATCH ? ORDER BY ${order} LIMIT ?`
  return database
    .prepare(sql)
    .all(expression, most)
    .map(({ number }) => Number(number))
}

function kind(types: readonly SearchedType[], locale: Locale): string {
  return `kind : (${types.map((type) => kindOf(type, locale)).join(' OR ')})`
}

/** In the same order, what has a day before `day` last. */
function overLast(
  database: SearchDatabase,
  numbers: readonly number[],
  day: string,
): readonly number[] {
  if (day === '' || numbers.length === 0) return numbers
  const sql = `SELECT number FROM records, json_each(?) AS asked
    WHERE number = asked.value AND day <> '' AND day < ?`
  const rows = database.prepare(sql).all(JSON.stringify(numbers), day)
  const over = new Set(rows.map(({ number }) => Number(number)))
  return [
    ...numbers.filter((number) => !over.has(number)),
    ...numbers.filter((number) => over.has(number)),
  ]
}
