import type { DatabaseAdapterObj } from 'payload'
import type { Environment } from '../environment/environment.ts'
import { postgresDatabase } from './postgresDatabase.ts'
import { forgivingLike } from './sql/forgivingLike.ts'
import { sqliteDatabase } from './sqlite/sqliteDatabase.ts'
import { watchCommits } from './transactions/watchCommits.ts'

type Settings = Pick<Environment, 'databaseUrl' | 'sqliteFile'>

/**
 * PostgreSQL where `DATABASE_URL` says so, else the SQLite file of the data folder. Whoever opens
 * it (the host, the seed, a test) finds it at its newest migration.
 */
export async function databaseAdapter(settings: Settings): Promise<DatabaseAdapterObj> {
  const { databaseUrl, sqliteFile } = settings
  const adapter =
    databaseUrl === undefined
      ? await sqliteDatabase(sqliteFile)
      : await postgresDatabase(databaseUrl)
  return { ...adapter, init: (args) => watchCommits(forgivingLike(adapter.init(args))) }
}
