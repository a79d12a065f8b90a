import { setImmediate } from 'node:timers/promises'
import type { SearchDatabase } from './searchDatabase.ts'

/** Pages of FTS5 written at a time, some milliseconds: pages of the site are served in between. */
const atOnce = 50
/** The number of pieces of one size that FTS5 leaves before it merges them. */
const fewPieces = 4

/**
 * Merges the pieces of the index, which FTS5 searches one by one. With few pieces a full rewrite is
 * not worth it. A negative number of pages takes all pieces, whatever their size; the steps are
 * repeated until nothing is left to do (https://sqlite.org/fts5.html#the_merge_command).
 */
export async function mergeIndex(database: SearchDatabase, signal: AbortSignal): Promise<void> {
  const counted = database.prepare('SELECT count(DISTINCT segid) AS count FROM words_idx').get()
  if (Number(counted?.count) <= fewPieces) return
  let pages = -atOnce
  while (!signal.aborted && merge(database, pages)) {
    pages = atOnce
    await setImmediate()
  }
}

/** Gives false where there was nothing to do: fewer than two changes, as its documentation says. */
function merge(database: SearchDatabase, pages: number): boolean {
  const before = changesOf(database)
  database.transaction(() => {
    const sql = "INSERT INTO words (words, rank) VALUES ('merge', ?)"
    database.prepare(sql).run(pages)
  })
  return changesOf(database) - before >= 2
}

function changesOf(database: SearchDatabase): number {
  return Number(database.prepare('SELECT total_changes() AS count').get()?.count)
}
