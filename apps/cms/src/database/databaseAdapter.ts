import type { DatabaseAdapterObj } from 'payload'
import type { Environment } from '../environment/environment.ts'
import type { KeepFile } from './migrating/migrationFiles.ts'
import { type PostgresSettings, postgresDatabase } from './postgresDatabase.ts'
import { readableSchedule } from './schedule/readableSchedule.ts'
import { forgivingLike } from './sql/forgivingLike.ts'
import { sqliteDatabase } from './sqlite/sqliteDatabase.ts'
import { watchCommits } from './transactions/watchCommits.ts'

type Settings = Pick<Environment, 'sqliteFile'> & PostgresSettings

/**
 * PostgreSQL where `DATABASE_URL` says so, else the SQLite file of the data folder. Whoever opens
 * it (the host, the seed, a test) finds it at its newest migration.
 */
export async function databaseAdapter(
  settings: Settings,
  keepFile: KeepFile,
): Promise<DatabaseAdapterObj> {
  const adapter =
    settings.databaseUrl === undefined
      ? await sqliteDatabase(settings.sqliteFile, keepFile)
      : await postgresDatabase(settings.databaseUrl, settings, keepFile)
  return {
    ...adapter,
    init: (args) => readableSchedule(watchCommits(forgivingLike(adapter.init(args)))),
  }
}
