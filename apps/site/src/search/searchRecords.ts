import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import { indexedText } from '@sira/contract/search/searchText'
import { writtenDay } from '@sira/contract/writtenDates'
import { recordKinds } from '../kinds/recordKinds.ts'
import { type SearchDatabase, type SearchedType, searchedTypes } from './searchDatabase.ts'

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
  /** `2026-11-18`: the start of a training, the end of an offer, the publication of an article. */
  day?: string
  /** FCFA. */
  price?: number | null
  /** Days and towns of its sessions to come, the next one first: `2027-01-12 Bobo-Dioulasso|…`. */
  sessions?: string
}

/** The searched characters of a body. */
const searchedLength = 4000

/**
 * Puts records in, and replaces their older versions. All languages of a record come together: a
 * version is for the visitors of its language, and the French one also for visitors without a
 * version of their own.
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
 * Gives the word by which the index separates types without reading records. Each pair of type and
 * language has one word: a word that most records share would make the index walk through most
 * records.
 */
export function kindOf(type: SearchedType, reader: Locale): string {
  return `${type}for${reader}`
}

/** A number larger than the count of types. */
const numbersOfOne = 32

/**
 * Gives the type of a record from its number; the index would have to read the record otherwise.
 */
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

/** Removes records in every language. */
export function removeRecords(
  database: SearchDatabase,
  type: SearchedType,
  ids: readonly string[],
): void {
  database.transaction(() => {
    for (const id of ids) remove(database, type, id)
  })
}

/** Gives the last change of each indexed record of a type, by its id. */
export function knownMoments(database: SearchDatabase, type: SearchedType): Map<string, string> {
  const sql = 'SELECT id, max(updated) AS updated FROM records WHERE type = ? GROUP BY id'
  const rows = database.prepare(sql).all(type)
  return new Map(rows.map(({ id, updated }) => [String(id), String(updated)]))
}

/** Gives the ids of the trainings whose sessions to come are not those that the index knows. */
export function otherSessions(
  database: SearchDatabase,
  coming: ReadonlyMap<string, string>,
): string[] {
  const sql =
    "SELECT id, max(sessions) AS sessions FROM records WHERE type = 'formations' GROUP BY id"
  return database
    .prepare(sql)
    .all()
    .map(({ id, sessions }) => ({ id: String(id), sessions: String(sessions) }))
    .filter(({ id, sessions }) => sessions !== (coming.get(id) ?? ''))
    .map(({ id }) => id)
}

/** Gives the number of indexed records of a type. */
export function knownCount(database: SearchDatabase, type: SearchedType): number {
  const sql = 'SELECT count(DISTINCT id) AS total FROM records WHERE type = ?'
  return Number(database.prepare(sql).get(type)?.total ?? 0)
}

/** Gives the last change of the newest record of a type; empty where there is none. */
export function lastUpdate(database: SearchDatabase, type: SearchedType): string {
  const row = database.prepare('SELECT max(updated) AS last FROM records WHERE type = ?').get(type)
  return String(row?.last ?? '')
}

function put(database: SearchDatabase, record: SearchRecord, readers: readonly Locale[]): void {
  const { type, id, language, place, title, updated, price = null, sessions = '' } = record
  const day = sessions === '' ? (record.day ?? '') : sessions.slice(0, 10)
  const body = record.body.slice(0, searchedLength)
  const number = nextNumber(database, type)
  database
    .prepare(
      `INSERT INTO records
         (number, type, id, language, place, updated, day, sessions, price, title, body)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(number, type, id, language, place, updated, day, sessions, price, title, body)
  const plain = [indexedText(title), indexedText(`${body} ${saidOf(record)}`)] as const
  const kind = readers.map((reader) => kindOf(type, reader)).join(' ')
  const add = 'INSERT INTO words (rowid, kind, title, body) VALUES (?, ?, ?, ?)'
  database.prepare(add).run(number, kind, ...plain)
  for (const term of new Set(plain.join(' ').split(' '))) {
    if (!database.learned.has(term)) learn(database, term)
  }
}

/** « Free », with each of its genders. */
const free: Readonly<Record<Locale, string>> = {
  fr: 'gratuit gratuite',
  en: 'free',
  ar: 'مجاني مجانية مجانا',
}

/**
 * Gives what people say of a record that its text does not say: « formation gratuite », « formation
 * excel janvier », « comptabilité Bobo ».
 */
function saidOf({ type, day = '', language, price, sessions = '' }: SearchRecord): string {
  if (type === 'pages') return ''
  const { names, day: told } = recordKinds[type]
  const begins = day !== '' && told?.said === 'startsOn' ? writtenDay(day, language) : ''
  const held = sessions
    .split('|')
    .filter(Boolean)
    .map((one) => `${writtenDay(one.slice(0, 10), language)} ${one.slice(10)}`)
  return [names[language], price === 0 ? free[language] : '', begins, ...held].join(' ')
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
