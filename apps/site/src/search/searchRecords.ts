import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import { writtenDay } from '@sira/contract/writtenDates'
import { recordKinds } from '../kinds/recordKinds.ts'
import { type SearchDatabase, type SearchedType, searchedTypes } from './searchDatabase.ts'
import { indexedText } from './text/searchText.ts'

/** One record in one language, as it is searched and shown. */
export interface SearchRecord {
  type: SearchedType
  id: string
  language: Locale
  /** The variable part of its address: a slug, an id, a path. */
  place: string
  title: string
  /** Plain text. */
  body: string
  /** ISO 8601. */
  updated: string
  /** `2026-11-18`: when a training begins, an offer ends, an article came out. */
  day?: string
  /** FCFA. */
  price?: number | null
}

/** Characters of a body that are searched. */
const searchedLength = 4000

/**
 * Puts records in, in place of what was there of them. All languages of a record come together: it
 * is for the visitors of its language, the French one for those who have none of their own too.
 */
export function putRecords(database: SearchDatabase, records: readonly SearchRecord[]): void {
  const versions = Map.groupBy(records, ({ type, id }) => `${type} ${id}`)
  database.transaction(() => {
    for (const [{ type, id }] of versions.values() as Iterable<[SearchRecord]>) {
      remove(database, type, id)
    }
    for (const same of versions.values()) {
      const languages = same.map(({ language }) => language)
      for (const record of same) put(database, record, readersOf(record.language, languages))
    }
  })
}

/**
 * The word by which the index tells records apart without reading them. One for a type and a reader,
 * for each word that most records have is a walk through most records.
 */
export function kindOf(type: SearchedType, reader: Locale): string {
  return `${type}for${reader}`
}

/** More than there are types. */
const numbersOfOne = 32

/** The number of a record says its type, which the index would have to read else. */
export function typeOfNumber(number: number): SearchedType | undefined {
  return searchedTypes[number % numbersOfOne]
}

function nextNumber(database: SearchDatabase, type: SearchedType): number {
  const row = database.prepare('SELECT max(number) AS last FROM records').get()
  const round = Math.floor(Number(row?.last ?? 0) / numbersOfOne) + 1
  return round * numbersOfOne + searchedTypes.indexOf(type)
}

function readersOf(language: Locale, languages: readonly Locale[]): Locale[] {
  if (language !== defaultLocale) return [language]
  const others = locales.map(({ code }) => code).filter((code) => !languages.includes(code))
  return [language, ...others]
}

/** Takes records out, in every language. */
export function removeRecords(
  database: SearchDatabase,
  type: SearchedType,
  ids: readonly string[],
): void {
  database.transaction(() => {
    for (const id of ids) remove(database, type, id)
  })
}

/** When the records of a type that are in the index had changed, by their ids. */
export function knownMoments(database: SearchDatabase, type: SearchedType): Map<string, string> {
  const sql = 'SELECT id, max(updated) AS updated FROM records WHERE type = ? GROUP BY id'
  const rows = database.prepare(sql).all(type)
  return new Map(rows.map(({ id, updated }) => [String(id), String(updated)]))
}

/** How many records of a type are in the index. */
export function knownCount(database: SearchDatabase, type: SearchedType): number {
  const sql = 'SELECT count(DISTINCT id) AS total FROM records WHERE type = ?'
  return Number(database.prepare(sql).get(type)?.total ?? 0)
}

/** When the newest record of a type changed; empty where there is none. */
export function lastUpdate(database: SearchDatabase, type: SearchedType): string {
  const row = database.prepare('SELECT max(updated) AS last FROM records WHERE type = ?').get(type)
  return String(row?.last ?? '')
}

function put(database: SearchDatabase, record: SearchRecord, readers: readonly Locale[]): void {
  const { type, id, language, place, title, updated, day = '', price = null } = record
  const body = record.body.slice(0, searchedLength)
  const number = nextNumber(database, type)
  database
    .prepare(
      `INSERT INTO records (number, type, id, language, place, updated, day, price, title, body)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(number, type, id, language, place, updated, day, price, title, body)
  const plain = [indexedText(title), indexedText(`${body} ${beginning(record)}`)] as const
  const kind = readers.map((reader) => kindOf(type, reader)).join(' ')
  const add = 'INSERT INTO words (rowid, kind, title, body) VALUES (?, ?, ?, ?)'
  database.prepare(add).run(number, kind, ...plain)
  for (const term of new Set(plain.join(' ').split(' '))) {
    if (!database.learned.has(term)) learn(database, term)
  }
}

/** `12 janvier 2027`: who wants a training in January says so. */
function beginning({ type, day, language }: SearchRecord): string {
  const begins = type !== 'pages' && recordKinds[type].day?.said === 'startsOn'
  return day && begins ? writtenDay(day, language) : ''
}

function learn(database: SearchDatabase, term: string): void {
  database.learned.add(term)
  if (term.length < 3 || term.length > 40) return
  const { changes, lastInsertRowid } = database
    .prepare('INSERT OR IGNORE INTO terms (term) VALUES (?)')
    .run(term)
  if (changes === 0) return
  const add = 'INSERT INTO term_parts (rowid, term) VALUES (?, ?)'
  database.prepare(add).run(lastInsertRowid, term)
}

function remove(database: SearchDatabase, type: string, id: string): void {
  const found = 'SELECT number FROM records WHERE type = ? AND id = ?'
  database.prepare(`DELETE FROM words WHERE rowid IN (${found})`).run(type, id)
  database.prepare('DELETE FROM records WHERE type = ? AND id = ?').run(type, id)
}
