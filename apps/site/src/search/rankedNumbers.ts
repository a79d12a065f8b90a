import type { Locale } from '@sira/contract/locales'
import type { SearchDatabase, SearchedType } from './searchDatabase.ts'
import { kindOf, readerOf, typeOfNumber } from './searchRecords.ts'

interface RankedQuestion {
  /** Words of an FTS5 expression: `("vente" OR "ventes") AND ("miel")`. */
  words: string
  locale: Locale
  /** What has a day before this one comes last; empty: nothing does. */
  over: (type: SearchedType) => string
  /** From 0. */
  first: number
  count: number
}

interface Ranked {
  /** At most 2000. */
  total: number
  numbers: number[]
}

/**
 * Nobody reads further, and neither does the search: past this many matches they are no longer
 * counted nor weighed one by one, so that a word that is everywhere costs no more than another.
 */
const counted = 2000
/** Of all types together: to weigh so many at once takes as long as to weigh a few of each. */
const countedTogether = 5000

/**
 * The same for each of these types. One walk weighs the matches of all, for to weigh words FTS5
 * counts in how many records each stands: for each type anew where types are asked one by one.
 */
export function rankedByType(
  database: SearchDatabase,
  types: readonly SearchedType[],
  question: RankedQuestion,
): Map<SearchedType, Ranked> {
  const { words, locale, over, first, count } = question
  const anywhere = `kind : (${readerOf(locale)}) AND {title body} : (${words})`
  const isMuch = () => countOf(database, anywhere, countedTogether) === countedTogether
  if (types.length === 1 || isMuch()) {
    return new Map(types.map((type) => [type, rankedNumbers(database, type, question)]))
  }
  const numbers = Map.groupBy(best(database, anywhere, 0, countedTogether), typeOfNumber)
  return new Map(
    types.map((type) => {
      const matches = (numbers.get(type) ?? []).slice(0, counted)
      const total = matches.length
      const inOrder = over(type) === '' ? matches : overLast(database, matches, over(type))
      return [type, { total, numbers: inOrder.slice(first, first + count) }]
    }),
  )
}

/**
 * The numbers of the best matches of a type, best first, and how many there are, at most 2000.
 * Where a word is nearly everywhere, those that have it in the title come first, then the newest.
 */
function rankedNumbers(
  database: SearchDatabase,
  type: SearchedType,
  { words, locale, over, first, count }: RankedQuestion,
): Ranked {
  const kind = `kind : (${kindOf(type, locale)})`
  const anywhere = `${kind} AND {title body} : (${words})`
  const total = countOf(database, anywhere)
  if (total === 0) return { total, numbers: [] }
  if (total < counted) {
    const day = over(type)
    if (day === '') return { total, numbers: best(database, anywhere, first, count) }
    const inOrder = overLast(database, best(database, anywhere, 0, counted), day)
    return { total, numbers: inOrder.slice(first, first + count) }
  }
  const inTitle = `${kind} AND title : (${words})`
  const titled = countOf(database, inTitle)
  const leading = titled === counted ? newest : best
  const numbers = leading(database, inTitle, first, count)
  if (numbers.length === count) return { total, numbers }
  const rest = newest(
    database,
    `(${anywhere}) NOT title : (${words})`,
    Math.max(0, first - titled),
    count - numbers.length,
  )
  return { total, numbers: [...numbers, ...rest] }
}

function countOf(database: SearchDatabase, expression: string, most = counted): number {
  const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ${most})`
  return Number(database.prepare(sql).get(expression)?.total ?? 0)
}

/** A word of the title weighs as much as eight of the text. */
const weight = 'bm25(words, 0, 8, 1), words.rowid DESC'

function best(database: SearchDatabase, expression: string, first: number, count: number) {
  return numbersOf(database, weight, expression, first, count)
}

/** In the same order, what has a day before `day` last. */
function overLast(
  database: SearchDatabase,
  numbers: readonly number[],
  day: string,
): readonly number[] {
  const sql = `SELECT number FROM records, json_each(?) AS asked
    WHERE number = asked.value AND day <> '' AND day < ?`
  const rows = database.prepare(sql).all(JSON.stringify(numbers), day)
  const over = new Set(rows.map(({ number }) => Number(number)))
  return [
    ...numbers.filter((number) => !over.has(number)),
    ...numbers.filter((number) => over.has(number)),
  ]
}

function newest(database: SearchDatabase, expression: string, first: number, count: number) {
  return numbersOf(database, 'rowid DESC', expression, first, count)
}

function numbersOf(
  database: SearchDatabase,
  order: string,
  expression: string,
  first: number,
  count: number,
): number[] {
  const rows = database
    .prepare(
      `SELECT rowid AS number FROM words WHERE words MATCH ? ORDER BY ${order} LIMIT ? OFFSET ?`,
    )
    .all(expression, count, first)
  return rows.map(({ number }) => Number(number))
}
