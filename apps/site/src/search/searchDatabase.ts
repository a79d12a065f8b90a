import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { RecordType } from '@sira/contract/kinds/recordTypes'
import { searchedKinds } from '../kinds/recordKinds.ts'

/** The types that can be found. */
export type SearchedType = 'pages' | RecordType
export const searchedTypes: readonly SearchedType[] = [...searchedKinds, 'pages']

const schema = `
  CREATE TABLE IF NOT EXISTS records (
    -- Of a type: see typeOfNumber.
    number INTEGER PRIMARY KEY,
    type TEXT NOT NULL,
    id TEXT NOT NULL,
    language TEXT NOT NULL,
    -- What its address is made of: a slug, an id, a path.
    place TEXT NOT NULL,
    updated TEXT NOT NULL,
    -- What is shown of it beside its text: see SearchRecord. A query for the day alone reads no text.
    day TEXT NOT NULL,
    sessions TEXT NOT NULL,
    price INTEGER,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (type, id, language)
  );
  CREATE INDEX IF NOT EXISTS records_updated ON records (type, updated);
  CREATE VIRTUAL TABLE IF NOT EXISTS words
    -- kind: its type with each language of its readers (see kindOf); body: its text, and what people
    -- say of it besides (see saidOf).
    USING fts5(kind, title, body, content='', contentless_delete=1, tokenize='unicode61');
  -- Every word once, cut into threes, to find those that look like a misspelt one.
  CREATE TABLE IF NOT EXISTS terms (number INTEGER PRIMARY KEY, term TEXT UNIQUE NOT NULL);
  CREATE VIRTUAL TABLE IF NOT EXISTS term_parts
    USING fts5(term, content='', contentless_delete=1, tokenize='trigram');
`

/** The number of learned words: some megabytes. */
const mostLearned = 50_000
/** Milliseconds that another program of the site may take to write. */
const turnMs = 2000

/**
 * A hash of the schema and of the order of the types, by which records are numbered: another hash
 * is another version.
 */
const schemaVersion =
  createHash('sha256').update(schema).update(searchedTypes.join()).digest().readUInt32BE() >>> 1

/** The index of the search: SQLite's own full-text engine (FTS5), with prepared statements. */
export interface SearchDatabase {
  prepare(sql: string): StatementSync
  /** Changes with each change, whichever program of the site made it. */
  state(): string
  /** Does all of it or nothing. */
  transaction(change: () => void): void
  /** Words known to be among its terms: a query for each word of each text was the slowest part. */
  readonly learned: Set<string>
  close(): void
}

/**
 * Opens the index. `file` is its place between two starts, or `:memory:`. A damaged index, or one
 * of another version, is thrown away: all of it comes from the back office.
 */
export function openSearchDatabase(file: string): SearchDatabase {
  const database = opened(file)
  const prepared = new Map<string, StatementSync>()
  const learned = new Set<string>()
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  return {
    learned,
    prepare,
    state() {
      const own = prepare('SELECT total_changes() AS changes').get()?.changes
      return `${own} ${prepare('PRAGMA data_version').get()?.data_version}`
    },
    transaction(change) {
      if (learned.size > mostLearned) learned.clear()
      // A program that is being replaced may still write: its transaction ends first.
      database.exec('BEGIN IMMEDIATE')
      try {
        change()
        database.exec('COMMIT')
      } catch (error) {
        learned.clear()
        // On a full disk SQLite has already rolled back.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    close: () => database.close(),
  }
}

/** Opens the file. On a disk that cannot be written, the index is made in memory for this run. */
function opened(file: string): DatabaseSync {
  try {
    return openedFile(file)
  } catch {
    return withSchema(new DatabaseSync(':memory:'))
  }
}

function openedFile(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: turnMs })
    const made = database.prepare('PRAGMA user_version').get()?.user_version
    if (made === schemaVersion || made === 0) return withSchema(database)
    database.close()
  } catch {
    // The file is no valid database.
  }
  for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
  return withSchema(new DatabaseSync(file, { timeout: turnMs }))
}

function withSchema(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  database.exec(schema)
  database.exec(`PRAGMA user_version = ${schemaVersion}`)
  return database
}
