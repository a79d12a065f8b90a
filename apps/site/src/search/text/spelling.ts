import type { Locale } from '@sira/contract/locales'
import { distance } from 'fastest-levenshtein'
import { type SearchDatabase, searchedTypes } from '../searchDatabase.ts'
import { kindOf } from '../searchRecords.ts'

/** The most words with enough common trigrams that are compared one by one. */
const candidates = 60

/** The most words that begin with a known one and are compared. */
const beginnings = 24

/**
 * Gives the word that a misspelt one probably means: with one wrong letter, or two in a long word;
 * only words that this language's readers find, because « courier » is no mistake in English.
 * `undefined` where the word is known, or resembles none.
 */
export function corrected(
  database: SearchDatabase,
  term: string,
  reader: Locale,
): string | undefined {
  if (term.length < 4 || isKnown(database, term, reader)) return undefined
  // Few people mistype the first two letters, and those words are stored together.
  return (
    nearest(database, term, sameStart(database, term), reader) ??
    nearest(database, term, sameParts(database, term), reader)
  )
}

function nearest(
  database: SearchDatabase,
  term: string,
  known: readonly string[],
  reader: Locale,
): string | undefined {
  const allowed = term.length < 6 ? 1 : 2
  const near = known
    .map((word) => ({ word, off: distance(term, word) }))
    .filter(({ off }) => off <= allowed)
    .map((one) => ({ ...one, records: recordsWith(database, [one.word], reader) }))
    .filter(({ records }) => records > 0)
    .sort((a, b) => a.off - b.off || b.records - a.records)
  return near[0]?.word
}

/** Whether a word of the content begins with it. */
function isKnown(database: SearchDatabase, term: string, reader: Locale): boolean {
  const begun = `SELECT term FROM terms WHERE term >= ? AND term < ? LIMIT ${beginnings}`
  const words = database.prepare(begun).all(term, `${term}\u{10ffff}`)
  return (
    words.length > 0 &&
    recordsWith(
      database,
      words.map((row) => String(row.term)),
      reader,
    ) > 0
  )
}

/**
 * Counts the records with any of these words, up to 50: enough to tell frequent words from rare
 * ones.
 */
function recordsWith(database: SearchDatabase, words: readonly string[], reader: Locale): number {
  const kinds = searchedTypes.map((type) => kindOf(type, reader)).join(' OR ')
  const any = words.map((word) => `"${word}"`).join(' OR ')
  const sql = 'SELECT count(*) AS total FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT 50)'
  const expression = `kind : (${kinds}) AND {title body} : (${any})`
  return Number(database.prepare(sql).get(expression)?.total ?? 0)
}

function sameStart(database: SearchDatabase, term: string): string[] {
  const start = term.slice(0, 2)
  const rows = database
    .prepare('SELECT term FROM terms WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?')
    .all(start, `${start}\u{10ffff}`, term.length - 2, term.length + 2)
  return rows.map((row) => String(row.term))
}

function sameParts(database: SearchDatabase, term: string): string[] {
  const threes = Array.from({ length: term.length - 2 }, (_, at) => `"${term.slice(at, at + 3)}"`)
  const rows = database
    .prepare(
      `SELECT terms.term AS term FROM term_parts JOIN terms ON terms.number = term_parts.rowid
       WHERE term_parts MATCH ? AND length(terms.term) BETWEEN ? AND ?
       ORDER BY term_parts.rank LIMIT ${candidates}`,
    )
    .all(threes.join(' OR '), term.length - 2, term.length + 2)
  return rows.map((row) => String(row.term))
}
