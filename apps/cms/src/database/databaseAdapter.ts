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
 * Gives the adapter of PostgreSQL if `DATABASE_URL` names one, else of the SQLite file of the data
 * folder. The opened database (by the host, the seed, a test) is at its newest migration.
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
