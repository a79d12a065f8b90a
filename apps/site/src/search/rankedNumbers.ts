import type { Locale } from '@sira/contract/locales'
import type { SearchDatabase, SearchedType } from './searchDatabase.ts'
import { kindOf } from './searchRecords.ts'

interface RankedQuestion {
  /** Words of an FTS5 expression: `("vente" OR "ventes") AND ("miel")`. */
  words: string
  type: SearchedType
  locale: Locale
  /** What has a day before this one comes last; empty: nothing does. */
  over: string
  /** From 0. */
  first: number
  count: number
}

/**
 * Nobody reads further, and neither does the search: past this many matches they are no longer
 * counted nor weighed one by one, so that a word that is everywhere costs no more than another.
 */
const counted = 2000

/**
 * The numbers of the best matches of a type, best first, and how many there are, at most 2000.
 * Where a word is nearly everywhere, those that have it in the title come first, then the newest.
 */
export function rankedNumbers(
  database: SearchDatabase,
  { words, type, locale, over, first, count }: RankedQuestion,
): { total: number; numbers: number[] } {
  const kind = `kind : (${kindOf(type, locale)})`
  const anywhere = `${kind} AND {title body} : (${words})`
  const total = countOf(database, anywhere)
  if (total < counted) {
    const ranked = over === '' ? best : bestBefore(over)
    return { total, numbers: ranked(database, anywhere, first, count) }
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

function countOf(database: SearchDatabase, expression: string): number {
  const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ${counted})`
  return Number(database.prepare(sql).get(expression)?.total ?? 0)
}

/** A word of the title weighs as much as eight of the text. */
const weight = 'bm25(words, 0, 8, 1), words.rowid DESC'

function best(database: SearchDatabase, expression: string, first: number, count: number) {
  return numbersOf(database, weight, expression, first, count)
}

/** The same, what is over last. */
function bestBefore(over: string): typeof best {
  return (database, expression, first, count) => {
    const rows = database
      .prepare(
        `SELECT words.rowid AS number FROM words JOIN records ON records.number = words.rowid
         WHERE words MATCH ?
         ORDER BY records.day <> '' AND records.day < ?, ${weight} LIMIT ? OFFSET ?`,
      )
      .all(expression, over, count, first)
    return rows.map(({ number }) => Number(number))
  }
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
