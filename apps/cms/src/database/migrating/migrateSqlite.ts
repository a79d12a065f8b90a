import { createClient } from '@libsql/client'
import { StartFailure } from '@sira/host/startFailure'
import { guardedMigrate } from './guardedMigrate.ts'
import { type KeepFile, loadMigration } from './migrationFiles.ts'
import { notedNames } from './notedMigrations.ts'
import { pendingMigrations } from './pendingMigrations.ts'

/** Runs, under guard, the migrations of the folder that the file has not had; usually none. */
export async function migrateSqlite(
  file: string,
  folder: string,
  keepFile?: KeepFile,
): Promise<void> {
  const pending = pendingMigrations(folder, await notedIn(file))
  if (pending.length === 0) return
  const load = (name: string) => loadMigration(folder, name, keepFile)
  await guardedMigrate(file, await Promise.all(pending.map(load)))
}

async function notedIn(file: string): Promise<Set<string>> {
  try {
    const client = createClient({ url: `file:${file}` })
    try {
      const { rows } = await client.execute(
        `select name from sqlite_master where name = 'payload_migrations'`,
      )
      return await notedNames(rows.length > 0, (text) => client.execute(text))
    } finally {
      client.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`La base de données ${file} ne peut pas être ouverte : ${reason}.`)
  }
}
