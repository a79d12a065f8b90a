import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * A file of figures beside the pages, which may be lost: nothing waits for the disk. On one that
 * takes nothing, in memory: a page is worth more than its measure.
 */
export function openMeasureFile(folder: string, name: string, tables: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    return prepared(join(folder, name), tables)
  } catch {
    return prepared(':memory:', tables)
  }
}

function prepared(file: string, tables: string): DatabaseSync {
  // Several programs of one site write to it, each for an instant.
  const database = new DatabaseSync(file, { timeout: 500 })
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${tables}`)
  return database
}
