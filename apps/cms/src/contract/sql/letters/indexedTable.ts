import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

/** The indexed texts of the records of a table. */
export interface IndexedTable {
  columns: readonly string[]
  /** The name of its index. */
  words: string
  isUpToDate(): boolean
  stop(): void
}

interface Place {
  content: DatabaseSync
  index: DatabaseSync
  /** Milliseconds for adding records before others are answered; at least one record is added. */
  atOnceMs: number
}

export function indexedTable(name: string, { content, index, atOnceMs }: Place): IndexedTable {
  const columns = textColumns(content, `${name}_locales`)
  const list = columns.map((column) => `"${column}"`).join()
  const words = `"${name}_words"`
  const moments = `"${name}_moments"`
  if (columnsOf(index, `${name}_words`).join() !== columns.join()) {
    index.exec(`DROP TABLE IF EXISTS ${words}; DROP TABLE IF EXISTS ${moments}`)
  }
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

  /** Gives the changed and removed records that the index does not know yet. */
  function outdated(): number[] {
    const now = momentsIn(content, `SELECT id, updated_at AS changed FROM "${name}"`)
    const known = momentsIn(index, `SELECT id, changed FROM ${moments}`)
    const changed = [...now.keys()].filter((id) => now.get(id) !== known.get(id))
    return [...changed, ...[...known.keys()].filter((id) => !now.has(id))]
  }

  /** Adds as many records as the time allows, in one transaction; gives the rest. */
  function put(ids: readonly number[]): readonly number[] {
    const end = performance.now() + atOnceMs
    let done = 0
    index.exec('BEGIN IMMEDIATE')
    try {
      for (const id of ids) {
        if (done > 0 && performance.now() > end) break
        putOne(id)
        done += 1
      }
      index.exec('COMMIT')
    } catch (error) {
      if (index.isTransaction) index.exec('ROLLBACK')
      throw error
    }
    return ids.slice(done)
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

  /** Adds the rest, with answers to other queries in between. */
  async function putRest(ids: readonly number[]): Promise<void> {
    isBusy = true
    try {
      for (let rest = ids; rest.length > 0 && !isStopped; rest = put(rest)) await setImmediate()
    } finally {
      isBusy = false
      // A change of the table meanwhile is noticed by the next query.
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
      const rest = put(outdated())
      // After a failure the next query begins again.
      if (rest.length > 0) return void putRest(rest).catch(() => undefined)
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

/** Gives a text that changes whenever a record is added, removed or saved: ids are never reused. */
function stateOf(content: DatabaseSync, table: string): string {
  const sql = `SELECT COUNT(*) AS total, SUM(id) AS ids,
    CAST(SUM(CAST(unixepoch(updated_at, 'subsec') * 1000 AS INTEGER)) AS TEXT) AS moments FROM "${table}"`
  return JSON.stringify(content.prepare(sql).get())
}

function textColumns(database: DatabaseSync, table: string): string[] {
  const texts = database
    .prepare("SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT' COLLATE NOCASE")
    .all(table)
  return texts.map(({ name }) => String(name)).filter((name) => !name.startsWith('_'))
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
}

function momentsIn(database: DatabaseSync, sql: string): Map<number, string> {
  const rows = database.prepare(sql).all()
  return new Map(rows.map(({ id, changed }) => [Number(id), String(changed)]))
}
