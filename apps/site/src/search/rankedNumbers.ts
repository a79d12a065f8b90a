import type { Locale } from '@sira/contract/locales'
import type { SearchDatabase, SearchedType } from './searchDatabase.ts'
import { kindOf, typeOfNumber } from './searchRecords.ts'

interface RankedQuestion {
  /** Of each word an FTS5 expression, `("vente" OR "ventes")`, and the word itself. */
  words: readonly { expression: string; meant: string }[]
  /** Whether a record must hold all of them, or any. */
  operator: 'AND' | 'OR'
  locale: Locale
  /** Of what is given, what has a day before this one comes last; empty: nothing does. */
  over: (type: SearchedType) => string
}

/**
 * Of a type, at most. Nobody reads further, and neither does the search: a word that is everywhere
 * costs no more than another.
 */
export const mostMatches = 1000

/**
 * The numbers of the matches of each type, the best first, at most `mostMatches`. Types with fewer are
 * weighed in one walk, for to weigh words FTS5 counts first in how many records each is; one with as
 * many is looked through from what says most to what says least.
 */
export function rankedByType(
  database: SearchDatabase,
  types: readonly SearchedType[],
  question: RankedQuestion,
): Map<SearchedType, readonly number[]> {
  const { words, operator, locale, over } = question
  const asked = words.map(({ expression }) => expression).join(` ${operator} `)
  const { few = [], many = [] } = Object.groupBy(types, (type) =>
    howMany(database, `${kind([type], locale)} AND {title body} : (${asked})`),
  )
  const weighed = Map.groupBy(
    few.length === 0 ? [] : best(database, `${kind(few, locale)} AND {title body} : (${asked})`),
    typeOfNumber,
  )
  const inOrder = (type: SearchedType) =>
    many.includes(type) ? byTiers(database, type, question) : (weighed.get(type) ?? [])
  return new Map(types.map((type) => [type, overLast(database, inOrder(type), over(type))]))
}

/** From what says most to what says least, of each tier the best, or the newest of many. */
function byTiers(
  database: SearchDatabase,
  type: SearchedType,
  { words, operator, locale }: RankedQuestion,
): number[] {
  const expressions = words.map(({ expression }) => expression)
  const asked = expressions.join(` ${operator} `)
  const ofType = (tier: string) => `${kind([type], locale)} AND ${tier}`
  const titled = ofType(`title : (${asked})`)
  // Weighed, what is called just so comes first by itself.
  const isWeighed = howMany(database, titled) !== 'many'
  const justSo = `title : (${words.map(({ meant }) => `"${meant}"`).join(` ${operator} `)})`
  const tiers = [
    ...(operator === 'OR' && words.length > 2
      ? [ofType(`{title body} : (${twoOf(expressions)})`)]
      : []),
    ...(isWeighed ? [] : [ofType(justSo)]),
    titled,
    ofType(`{title body} : (${asked})`),
  ]
  const numbers = new Set<number>()
  for (const tier of tiers) {
    const found = howMany(database, tier)
    if (found === 'none') continue
    const inOrder = found === 'few' ? best : newest
    for (const number of inOrder(database, tier)) numbers.add(number)
    if (numbers.size >= mostMatches) break
  }
  return [...numbers].slice(0, mostMatches)
}

/** At least two of these expressions. */
function twoOf(expressions: readonly string[]): string {
  const pairs = expressions.slice(0, -1).map((one, at) => {
    const others = expressions.slice(at + 1).join(' OR ')
    return `(${one} AND (${others}))`
  })
  return pairs.join(' OR ')
}

function howMany(database: SearchDatabase, expression: string): 'none' | 'few' | 'many' {
  const sql = `SELECT count(*) AS total FROM
    (SELECT 1 FROM words WHERE words MATCH ? LIMIT ${mostMatches})`
  const total = Number(database.prepare(sql).get(expression)?.total ?? 0)
  return total === 0 ? 'none' : total < mostMatches ? 'few' : 'many'
}

/** A word of the title weighs as much as eight of the text. */
function best(database: SearchDatabase, expression: string): number[] {
  return numbersOf(database, 'bm25(words, 0, 8, 1), rowid DESC', expression)
}

function newest(database: SearchDatabase, expression: string): number[] {
  return numbersOf(database, `rowid DESC LIMIT ${mostMatches}`, expression)
}

function numbersOf(database: SearchDatabase, order: string, expression: string): number[] {
  const sql = `SELECT rowid AS number FROM words WHERE words MATCH ? ORDER BY ${order}`
  return database
    .prepare(sql)
    .all(expression)
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
