import { cpSync } from 'node:fs'
import { migrate, migrated } from './migrated.ts'

/** Puts a database with all its tables, and nothing in them, into a data folder. */
export async function copyMigratedSqlite(folder: string): Promise<void> {
  const made = await migrated('sqlite', (data) => migrate({ DATA_DIR: data }))
  cpSync(made, folder, { recursive: true })
}
