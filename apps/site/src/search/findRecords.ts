import type { Locale } from '@sira/contract/locales'
import { plainWord, stemOf } from '@sira/contract/search/searchText'
import { synonymGroups } from '@sira/contract/search/synonyms'
import { recordKinds } from '../kinds/recordKinds.ts'
import { type AskedWord, askedWords } from './askedWords.ts'
import { rankedByType } from './rankedNumbers.ts'
import { inResultOrder } from './resultOrder.ts'
import { type SearchDatabase, type SearchedType, searchedTypes } from './searchDatabase.ts'
import type { SearchGroup, SearchHit, SearchResults } from './searchResults.ts'
import { excerpt, type Marks, marked } from './text/excerpt.ts'

export interface SearchQuestion {
  text: string
  locale: Locale
  /** Gives all results of one type, by pages, instead of the first of each. */
  type?: SearchedType | undefined
  page?: number
  perPage?: number
  /** `2026-11-22`: records that began before it come last. */
  synonyms?: string | undefined
  /** `2026-11-22`: records that began before it come last. */
  today?: string
}

/** Results of each type when all are shown together, and of one type on its pages. */
const firstHits = 5
export const hitsPerPage = 20
/** Records with all the words, up to which those with some of them are shown too, and how many. */
const fewHits = 3
const otherHits = 3
/** The most words that begin like a word of the question: for each word, and for all together. */
const forms = { ofOne: 24, ofAll: 24 }

/** Finds records, ignoring accents, plurals and small mistakes (product 2.2, search box). */
export function findRecords(database: SearchDatabase, question: SearchQuestion): SearchResults {
  const words = askedWords(
    database,
    question.text,
    synonymGroups(question.synonyms ?? ''),
    question.locale,
  )
  if (words.length === 0) return { groups: [], corrected: undefined, isPartial: false, others: [] }
  const together = groupsOf(database, words, 'AND', question)
  const isFew = words.length > 1 && together.reduce((sum, { total }) => sum + total, 0) <= fewHits
  const some = isFew ? groupsOf(database, words, 'OR', question) : []
  const found = together.length > 0 ? together : some
  // A page behind the last has none.
  const groups = found.filter(({ hits }) => hits.length > 0)
  const isCorrected = words.some(({ asked, meant }) => asked !== meant)
  const others = together.length > 0 && question.type === undefined ? besides(together, some) : []
  const shown = [...groups, ...others]
  const written = () => words.map(({ meant }) => asWritten(meant, shown)).join(' ')
  return {
    groups,
    corrected: isCorrected ? written() : undefined,
    isPartial: groups.length > 0 && together.length === 0,
    others,
  }
}

/** The groups without what is shown already, a few lines of each. */
function besides(shown: readonly SearchGroup[], groups: readonly SearchGroup[]): SearchGroup[] {
  const known = new Set(shown.flatMap(({ hits }) => hits.map(({ type, place }) => type + place)))
  return groups
    .map((group) => ({
      ...group,
      hits: group.hits.filter(({ type, place }) => !known.has(type + place)).slice(0, otherHits),
    }))
    .filter(({ hits }) => hits.length > 0)
}

/** Gives the word with its accents, as the first result writes it. */
function asWritten(word: string, groups: readonly SearchGroup[]): string {
  const parts = groups.flatMap(({ hits }) => hits.flatMap((one) => [...one.title, ...one.excerpt]))
  const found = parts.find(({ text, marked: isMarked }) => isMarked && plainWord(text) === word)
  return found?.text.toLowerCase() ?? word
}

function groupsOf(
  database: SearchDatabase,
  asked: readonly AskedWord[],
  operator: 'AND' | 'OR',
  { locale, type, page = 1, perPage = hitsPerPage, today = '' }: SearchQuestion,
): SearchGroup[] {
  const words = asked.map((word) => {
    return { expression: anyOf(database, word, asked.length), meant: word.meant }
  })
  const marks: Marks = {
    stems: asked.flatMap(({ stem }) => stem ?? []),
    // A word of an expression says little by itself: it is marked where it was asked for.
    words: new Set(
      asked.flatMap(({ ways: [own = [], ...others] }) =>
        [...own, ...others.filter(({ length }) => length === 1).flat()].flatMap(wholeForms),
      ),
    ),
  }
  const over = (one: SearchedType) => (startsOn(one) ? today : '')
  const types = type === undefined ? searchedTypes : [type]
  const hasSynonyms = asked.some(({ ways }) => ways.length > 1)
  const ranked = rankedByType(database, types, { words, operator, locale, hasSynonyms, over })
  const [first, end] = type === undefined ? [0, firstHits] : [(page - 1) * perPage, page * perPage]
  const groups = [...ranked]
    .map(([name, numbers]) => {
      const shown = numbers.slice(first, end)
      const hits = shown.map((number) => hit(database, number, marks, over(name)))
      return { type: name, total: numbers.length, hits }
    })
    .filter(({ total }) => total > 0)
  return type === undefined ? inResultOrder(groups) : groups
}

/** Whether the day of a type is that on which it begins. */
function startsOn(type: SearchedType): boolean {
  return type !== 'pages' && recordKinds[type].day?.said === 'startsOn'
}

/**
 * Writes all forms of a word as an FTS5 expression. Each form occurs once, because it would be
 * searched twice; the exact word occurs again beside words that begin with it, to weigh more.
 */
function anyOf(database: SearchDatabase, { stem, meant, ways }: AskedWord, parts: number): string {
  const { single = [], several = [] } = Object.groupBy(ways, ({ length }) =>
    length === 1 ? 'single' : 'several',
  )
  const begun = stem === undefined ? [] : formsOf(database, stem, parts)
  const whole = new Set(single.flat().flatMap(wholeForms))
  const words = new Set([...begun, ...whole])
  const together = several.map(
    (expression) => `(${expression.map((word) => either(wholeForms(word))).join(' AND ')})`,
  )
  if (begun.some((form) => !whole.has(form))) together.push(`"${meant}"`)
  return `(${[...(words.size > 0 ? [either([...words])] : []), ...together].join(' OR ')})`
}

/** The words that begin so, by name: FTS5's own `"form" *` gathers them anew for each question. */
function formsOf(database: SearchDatabase, stem: string, parts: number): string[] {
  const sql = 'SELECT term FROM terms WHERE term >= ? AND term < ? ORDER BY length(term) LIMIT ?'
  const most = Math.min(forms.ofOne, Math.floor(forms.ofAll / parts))
  const known = database.prepare(sql).all(stem, `${stem}\u{10ffff}`, most)
  return known.length > 0 ? known.map(({ term }) => String(term)) : [stem]
}

/** A word and its plural. */
function wholeForms(word: string): string[] {
  const stem = stemOf(word)
  return [...new Set([word, stem, `${stem}s`])]
}

function either(terms: readonly string[]): string {
  return `(${terms.map((term) => `"${term}"`).join(' OR ')})`
}

function hit(database: SearchDatabase, number: number, marks: Marks, over: string): SearchHit {
  const sql = 'SELECT type, place, language, title, body, day, price FROM records WHERE number = ?'
  const row = database.prepare(sql).get(number) ?? {}
  const day = String(row.day)
  return {
    type: row.type as SearchedType,
    place: String(row.place),
    language: row.language as Locale,
    title: marked(String(row.title), marks),
    excerpt: excerpt(String(row.body), marks),
    day,
    isOver: day !== '' && day < over,
    price: row.price === null ? null : Number(row.price),
  }
}
