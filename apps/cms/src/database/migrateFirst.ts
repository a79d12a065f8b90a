import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BaseDatabaseAdapter } from 'payload'
import type { Environment } from '../../server/environment.ts'
import { migratePostgres } from './migratePostgres.ts'
import { migrateSqlite } from './migrateSqlite.ts'

type Settings = Pick<Environment, 'databaseUrl' | 'sqliteFile'>

/** Whoever opens the database (the host, the seed, a test) finds it at its newest migration. */
export function migrateFirst(database: BaseDatabaseAdapter, settings: Settings): void {
  const connect = database.connect?.bind(database)
  database.connect = async (options) => {
    if (settings.databaseUrl === undefined) {
      mkdirSync(dirname(settings.sqliteFile), { recursive: true })
      await migrateSqlite(settings.sqliteFile, database.migrationDir)
    } else {
      await migratePostgres(settings.databaseUrl, database.migrationDir)
    }
    await connect?.(options)
  }
}
