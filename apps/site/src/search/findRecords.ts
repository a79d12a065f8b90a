import type { Locale } from '@sira/contract/locales'
import { excerpt, marked, type TextPart } from './excerpt.ts'
import { rankedNumbers } from './rankedNumbers.ts'
import { type SearchDatabase, type SearchedType, searchedTypes } from './searchDatabase.ts'
import { plainWord, questionWords, stemOf } from './searchText.ts'
import { corrected } from './spelling.ts'

export interface SearchQuestion {
  text: string
  locale: Locale
  /** All results of one type, by pages, instead of the first of each. */
  type?: SearchedType | undefined
  page?: number
}

export interface SearchHit {
  type: SearchedType
  place: string
  /** The language it is really written in. */
  language: Locale
  title: TextPart[]
  excerpt: TextPart[]
}

export interface SearchGroup {
  type: SearchedType
  total: number
  hits: SearchHit[]
}

export interface SearchResults {
  groups: SearchGroup[]
  /** What was looked for instead, where a word was misspelt. */
  corrected: string | undefined
}

/** Results of each type when all are shown together, and of one type on its pages. */
const firstHits = 5
export const hitsPerPage = 20
const longestQuestion = 200
/** Words that one word of a question stands for. */
const forms = 12

/** Finds records whatever the accents, plurals and small mistakes (spec 2.2, search box). */
export function findRecords(database: SearchDatabase, question: SearchQuestion): SearchResults {
  const asked = questionWords(question.text.slice(0, longestQuestion))
  if (asked.length === 0) return { groups: [], corrected: undefined }
  const words = asked.map((term) => corrected(database, term) ?? term)
  const stems = words.map(stemOf)
  const together = groupsOf(database, stems, 'AND', question)
  const groups = together.length > 0 ? together : groupsOf(database, stems, 'OR', question)
  const isCorrected = groups.length > 0 && words.join(' ') !== asked.join(' ')
  const written = () => words.map((word) => asWritten(word, groups)).join(' ')
  return { groups, corrected: isCorrected ? written() : undefined }
}

/** With its accents, as the first result that holds the word writes it. */
function asWritten(word: string, groups: readonly SearchGroup[]): string {
  const parts = groups.flatMap(({ hits }) => hits.flatMap((one) => [...one.title, ...one.excerpt]))
  const found = parts.find(({ text, marked: isMarked }) => isMarked && plainWord(text) === word)
  return found?.text.toLowerCase() ?? word
}

function groupsOf(
  database: SearchDatabase,
  stems: readonly string[],
  operator: 'AND' | 'OR',
  { locale, type, page = 1 }: SearchQuestion,
): SearchGroup[] {
  const words = stems.map((stem) => anyOf(database, stem)).join(` ${operator} `)
  const part =
    type === undefined
      ? { first: 0, count: firstHits }
      : { first: (page - 1) * hitsPerPage, count: hitsPerPage }
  return searchedTypes
    .filter((name) => type === undefined || name === type)
    .map((name) => {
      const { total, numbers } = rankedNumbers(database, { words, type: name, locale, ...part })
      return { type: name, total, hits: numbers.map((number) => hit(database, number, stems)) }
    })
    .filter(({ hits }) => hits.length > 0)
}

/** The words that begin so, by name: FTS5's own `"form" *` gathers them anew for each question. */
function anyOf(database: SearchDatabase, stem: string): string {
  const sql = `SELECT term FROM terms WHERE term >= ? AND term < ? ORDER BY length(term) LIMIT ${forms}`
  const known = database.prepare(sql).all(stem, `${stem}\u{10ffff}`)
  const terms = known.length > 0 ? known.map(({ term }) => String(term)) : [stem]
  return `(${terms.map((term) => `"${term}"`).join(' OR ')})`
}

function hit(database: SearchDatabase, number: number, stems: readonly string[]): SearchHit {
  const sql = 'SELECT type, place, language, title, body FROM records WHERE number = ?'
  const row = database.prepare(sql).get(number) ?? {}
  return {
    type: row.type as SearchedType,
    place: String(row.place),
    language: row.language as Locale,
    title: marked(String(row.title), stems),
    excerpt: excerpt(String(row.body), stems),
  }
}
