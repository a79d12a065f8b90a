import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens a file of figures that may be lost: no write waits for the disk. If the disk cannot be
 * written, the figures stay in memory, because pages matter more than their measurement.
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
  // Several programs of one site write to it, each for a moment.
  const database = new DatabaseSync(file, { timeout: 500 })
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${tables}`)
  return database
}
