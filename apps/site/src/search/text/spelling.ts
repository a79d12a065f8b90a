import { distance } from 'fastest-levenshtein'
import type { SearchDatabase } from '../searchDatabase.ts'

/** Words with enough threes in common, looked at one by one. */
const candidates = 60

/**
 * The word of the content that a misspelt one most probably stands for: one letter wrong, two in
 * a long word. `undefined` where the word is known, or looks like none.
 */
export function corrected(database: SearchDatabase, term: string): string | undefined {
  if (term.length < 4 || isKnown(database, term)) return undefined
  // Few people miss the first two letters, and those words stand together.
  return (
    nearest(database, term, sameStart(database, term)) ??
    nearest(database, term, sameParts(database, term))
  )
}

function nearest(
  database: SearchDatabase,
  term: string,
  known: readonly string[],
): string | undefined {
  const allowed = term.length < 6 ? 1 : 2
  const near = known
    .map((word) => ({ word, off: distance(term, word) }))
    .filter(({ off }) => off <= allowed)
    .map((one) => ({ ...one, records: recordsWith(database, one.word) }))
    .filter(({ records }) => records > 0)
    .sort((a, b) => a.off - b.off || b.records - a.records)
  return near[0]?.word
}

/** Whether a word of the content begins with it. */
function isKnown(database: SearchDatabase, term: string): boolean {
  const first = 'SELECT 1 FROM terms WHERE term >= ? AND term < ? LIMIT 1'
  return database.prepare(first).get(term, `${term}\u{10ffff}`) !== undefined
}

/** How many, at most 50: enough to tell a word that is used from one that is not. */
function recordsWith(database: SearchDatabase, term: string): number {
  const sql = 'SELECT count(*) AS total FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT 50)'
  return Number(database.prepare(sql).get(`"${term}"`)?.total ?? 0)
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
