import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { ownFile } from '../../../database/sqlite/ownFile.ts'

/** Where letters stand in the texts of records: SQLite's own index of threes (FTS5, trigram). */
export interface LetterIndex {
  /**
   * Ids of the records of a table that may hold all of these threes in a column of their texts, in
   * whatever language. Undefined where many may, or where the index is only being made.
   */
  candidates(table: string, column: string, threes: readonly string[]): number[] | undefined
  close(): void
}

/** More are looked through as they come. */
const mostCandidates = 300
/** Changed records that a question waits for; more are put in afterwards, so many at a time. */
const atOnce = 50

/**
 * Kept in a file of its own, beside that of the content: it can be made anew at any time, nothing
 * that staff save depends on it, and it is brought up to date by whoever asks.
 */
export function letterIndex(contentFile: string, file: string): LetterIndex {
  const content = new DatabaseSync(contentFile, { readOnly: true, timeout: 2000 })
  const index = opened(file)
  const tables = new Map<string, IndexedTable>()

  function tableOf(name: string): IndexedTable {
    const known = tables.get(name) ?? indexedTable(content, index, name)
    tables.set(name, known)
    return known
  }

  return {
    candidates(name, column, threes) {
      const table = tableOf(name)
      if (!table.columns.includes(column) || !table.isUpToDate()) return undefined
      const sought = threes.map((three) => `"${three}"`).join(' AND ')
      const found = index
        .prepare(`SELECT rowid AS id FROM ${table.words} WHERE ${table.words} MATCH ? LIMIT ?`)
        .all(`"${column}" : (${sought})`, mostCandidates + 1)
      return found.length > mostCandidates ? undefined : found.map(({ id }) => Number(id))
    },
    close() {
      for (const table of tables.values()) table.stop()
      index.close()
      content.close()
    },
  }
}

/** SQLite’s codes of a file that is damaged, or no database (sqlite.org/rescode.html). */
const unusable = new Set([11, 26])
/** Milliseconds: where another reader writes, nobody waits for it. */
const turnMs = 20

/** One that is damaged is thrown away. */
function opened(file: string): DatabaseSync {
  try {
    return prepared(file)
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    if (errcode === undefined || !unusable.has(errcode)) throw error
    for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
    return prepared(file)
  }
}

function prepared(file: string): DatabaseSync {
  ownFile(file)
  const database = new DatabaseSync(file, { timeout: turnMs })
  database.exec('PRAGMA journal_mode = wal; PRAGMA synchronous = normal')
  return database
}

interface IndexedTable {
  columns: readonly string[]
  /** The name of its index. */
  words: string
  isUpToDate(): boolean
  stop(): void
}

function indexedTable(content: DatabaseSync, index: DatabaseSync, name: string): IndexedTable {
  const columns = textColumns(content, name)
  const list = columns.map((column) => `"${column}"`).join()
  // Other columns, another index.
  const mark = createHash('sha256').update(list).digest('hex').slice(0, 8)
  const words = `"${name}_words_${mark}"`
  const moments = `"${name}_moments_${mark}"`
  index.exec(`
    CREATE TABLE IF NOT EXISTS ${moments} (id INTEGER PRIMARY KEY, changed TEXT NOT NULL);
    CREATE VIRTUAL TABLE IF NOT EXISTS ${words} USING fts5(${list}, content='',
      contentless_delete=1, detail=column, tokenize='trigram remove_diacritics 1');`)
  const recordOf = content.prepare(`SELECT updated_at FROM "${name}" WHERE id = ?`)
  const textsOf = content.prepare(`SELECT ${list} FROM "${name}_locales" WHERE _parent_id = ?`)
  const forgetWords = index.prepare(`DELETE FROM ${words} WHERE rowid = ?`)
  const forgetMoment = index.prepare(`DELETE FROM ${moments} WHERE id = ?`)
  const places = columns.map(() => '?').join()
  const addWords = index.prepare(`INSERT INTO ${words} (rowid, ${list}) VALUES (?, ${places})`)
  const addMoment = index.prepare(`INSERT INTO ${moments} VALUES (?, ?)`)
  let version: unknown
  let state: string | undefined
  let isWhole = false
  let isBusy = false
  let isStopped = false

  /** Records that are not in the index as they are, and those that are gone. */
  function outdated(): number[] {
    const now = momentsIn(content, `SELECT id, updated_at AS changed FROM "${name}"`)
    const known = momentsIn(index, `SELECT id, changed FROM ${moments}`)
    const changed = [...now.keys()].filter((id) => now.get(id) !== known.get(id))
    return [...changed, ...[...known.keys()].filter((id) => !now.has(id))]
  }

  function put(ids: readonly number[]): void {
    index.exec('BEGIN IMMEDIATE')
    try {
      for (const id of ids) putOne(id)
      index.exec('COMMIT')
    } catch (error) {
      if (index.isTransaction) index.exec('ROLLBACK')
      throw error
    }
  }

  function putOne(id: number): void {
    forgetWords.run(id)
    forgetMoment.run(id)
    const record = recordOf.get(id)
    if (record === undefined) return
    const texts = textsOf.all(id)
    addWords.run(id, ...columns.map((column) => texts.map((text) => text[column] ?? '').join('\n')))
    addMoment.run(id, String(record.updated_at))
  }

  /** While other questions are answered in between. */
  async function putAll(ids: readonly number[]): Promise<void> {
    isBusy = true
    try {
      for (let start = 0; start < ids.length && !isStopped; start += atOnce) {
        await setImmediate()
        put(ids.slice(start, start + atOnce))
      }
    } finally {
      isBusy = false
      // What changed meanwhile shows when it is next asked.
      version = undefined
      state = undefined
    }
  }

  function bringUpToDate(): void {
    const versionNow = content.prepare('PRAGMA data_version').get()?.data_version
    if (versionNow === version) return
    const stateNow = stateOf(content, name)
    if (stateNow !== state) {
      isWhole = false
      const ids = outdated()
      if (ids.length > atOnce) return void putAll(ids).catch(() => undefined)
      put(ids)
      isWhole = true
    }
    version = versionNow
    state = stateNow
  }

  return {
    columns,
    words,
    isUpToDate() {
      if (!isBusy) bringUpToDate()
      return isWhole && !isBusy
    },
    stop() {
      isStopped = true
    },
  }
}

/** Changes whenever a record comes, goes or is saved: an id is never given twice. */
function stateOf(content: DatabaseSync, table: string): string {
  const sql = `SELECT COUNT(*) AS total, SUM(id) AS ids, MAX(updated_at) AS last FROM "${table}"`
  return JSON.stringify(content.prepare(sql).get())
}

function textColumns(content: DatabaseSync, table: string): string[] {
  const columns = content
    .prepare('SELECT name, type FROM pragma_table_info(?)')
    .all(`${table}_locales`)
  return columns
    .filter(
      ({ name, type }) => String(type).toLowerCase() === 'text' && !String(name).startsWith('_'),
    )
    .map(({ name }) => String(name))
}

function momentsIn(database: DatabaseSync, sql: string): Map<number, string> {
  const rows = database.prepare(sql).all()
  return new Map(rows.map(({ id, changed }) => [Number(id), String(changed)]))
}
