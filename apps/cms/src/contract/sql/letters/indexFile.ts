import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { ownFile } from '../../../database/sqlite/ownFile.ts'

/**
 * SQLite’s codes of a file that is damaged or no database, and of a locked one
 * (sqlite.org/rescode.html).
 */
const damaged = new Set([11, 26])
const busy = 5
/** Milliseconds: a reader does not wait for another one that writes. */
const turnMs = 20

/** Opens the file; a damaged one is made anew. */
export function openIndexFile(file: string): DatabaseSync {
  try {
    return opened(file)
  } catch (error) {
    if (!removeIndexFile(file, error)) throw error
    return opened(file)
  }
}

function opened(file: string): DatabaseSync {
  ownFile(file)
  const database = new DatabaseSync(file, { timeout: turnMs })
  try {
    database.exec('PRAGMA journal_mode = wal; PRAGMA synchronous = normal')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Removes the file if the error says that it is damaged; gives whether it did. */
export function removeIndexFile(file: string, error: unknown): boolean {
  if (!damaged.has(kindOf(error))) return false
  for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
  return true
}

/** Whether another program is writing. */
export function isBusy(error: unknown): boolean {
  return kindOf(error) === busy
}

/** Gives the lowest byte of SQLite’s code: it is the kind of the error. */
function kindOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff
}
