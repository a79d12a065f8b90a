import type { Locale } from '@sira/contract/locales'
import type { SearchDatabase, SearchedType } from './searchDatabase.ts'
import { kindOf, typeOfNumber } from './searchRecords.ts'

interface RankedQuestion {
  /** An FTS5 expression for each word, `("vente" OR "ventes")`, and the word itself. */
  words: readonly { expression: string; meant: string }[]
  /** Whether a record must hold all words or any. */
  operator: 'AND' | 'OR'
  locale: Locale
  /** Whether a word stands for others too. */
  hasSynonyms?: boolean
  /** The day before which a record of a type comes last; empty: never. */
  over: (type: SearchedType) => string
}

/**
 * The most matches of a type. Nobody reads further, and the search stops there: so a word that is
 * everywhere costs no more than another.
 */
export const mostMatches = 1000

/**
 * Gives the numbers of the matches of each type, the best first, at most `mostMatches`. Types with
 * fewer matches are ranked in one query, because FTS5 counts the records of each word before it
 * ranks. A type with more matches is searched tier by tier.
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
  const named = namedByWords(database, question)
  const inOrder = (type: SearchedType) =>
    many.includes(type) ? byTiers(database, type, question) : named(weighed.get(type) ?? [])
  return new Map(types.map((type) => [type, overLast(database, inOrder(type), over(type))]))
}

/** Puts records with a typed word in their title before those with a synonym of one. */
function namedByWords(database: SearchDatabase, { words, hasSynonyms }: RankedQuestion) {
  if (!hasSynonyms) return (numbers: readonly number[]) => numbers
  const typed = words.map(({ meant }) => `"${meant}"`).join(' OR ')
  const named = new Set(newest(database, `title : (${typed})`))
  return (numbers: readonly number[]) =>
    numbers.toSorted((one, other) => Number(named.has(other)) - Number(named.has(one)))
}

/**
 * Searches from the strongest tier to the weakest. Each tier is ranked, or, when it is large,
 * sorted by date.
 */
function byTiers(
  database: SearchDatabase,
  type: SearchedType,
  { words, operator, locale }: RankedQuestion,
): number[] {
  const expressions = words.map(({ expression }) => expression)
  const asked = expressions.join(` ${operator} `)
  const ofType = (tier: string) => `${kind([type], locale)} AND ${tier}`
  const titled = ofType(`title : (${asked})`)
  // When the tier is ranked, exact titles come first by themselves.
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

/** Builds an expression for at least two of these. */
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

/** Ranks: a word of the title weighs as much as eight of the text. */
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

/** Keeps the order, but puts records with a day before `day` last. */
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
