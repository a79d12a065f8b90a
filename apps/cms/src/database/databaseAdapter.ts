import { join } from 'node:path'
import type { DatabaseAdapterObj } from 'payload'
import type { Environment } from '../../server/environment.ts'
import { migrateFirst } from './migrateFirst.ts'
import { oneWriterAtATime } from './oneWriterAtATime.ts'
import { watchCommits } from './watchCommits.ts'

const migrations = join(import.meta.dirname, 'migrations')

type Settings = Pick<Environment, 'databaseUrl' | 'sqliteFile'>

/** PostgreSQL where `DATABASE_URL` says so, else the SQLite file of the data folder. */
export async function databaseAdapter(settings: Settings): Promise<DatabaseAdapterObj> {
  const adapter =
    settings.databaseUrl === undefined
      ? await sqlite(settings.sqliteFile)
      : await postgres(settings.databaseUrl)
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      migrateFirst(database, settings)
      if (settings.databaseUrl === undefined) oneWriterAtATime(database)
      watchCommits(database)
      return database
    },
  }
}

async function sqlite(file: string): Promise<DatabaseAdapterObj> {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  return sqliteAdapter({
    client: { url: `file:${file}` },
    migrationDir: join(migrations, 'sqlite'),
    // Never: it changes tables without a migration, and can lose rows.
    push: false,
    // An id is never given twice, as in PostgreSQL.
    autoIncrement: true,
    transactionOptions: { behavior: 'immediate' },
    wal: { synchronous: 'NORMAL' },
    busyTimeout: 5000,
  })
}

async function postgres(url: string): Promise<DatabaseAdapterObj> {
  const { postgresAdapter } = await import('@payloadcms/db-postgres')
  return postgresAdapter({
    pool: { connectionString: url, connectionTimeoutMillis: 5000 },
    migrationDir: join(migrations, 'postgres'),
    push: false,
  })
}
