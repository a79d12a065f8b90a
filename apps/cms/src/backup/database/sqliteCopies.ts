import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '@sira/host/startFailure'

/**
 * Copies a SQLite file as it is at one moment, while others write to it: with the contents of its
 * log, and without free pages, which may hold erased rows.
 */
export function copySqlite(name: string, from: string, to: string): void {
  const database = new DatabaseSync(join(from, name), { readOnly: true })
  try {
    database.prepare('VACUUM INTO ?').run(join(to, name))
  } finally {
    database.close()
  }
}

/** Throws a {@link StartFailure} where the file is not a whole database. */
export function checkSqlite(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [said] = database.prepare('PRAGMA integrity_check(1)').all()
    if (said?.integrity_check === 'ok') return
    throw new StartFailure(`${file} est abîmé : ${String(said?.integrity_check)}.`)
  } finally {
    database.close()
  }
}
