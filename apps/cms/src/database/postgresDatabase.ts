import { join } from 'node:path'
import type { DatabaseAdapterObj } from 'payload'
import { migratePostgres } from './migratePostgres.ts'

export async function postgresDatabase(url: string): Promise<DatabaseAdapterObj> {
  const { postgresAdapter } = await import('@payloadcms/db-postgres')
  const adapter = postgresAdapter({
    pool: { connectionString: url, connectionTimeoutMillis: 5000 },
    migrationDir: join(import.meta.dirname, 'migrations/postgres'),
    push: false,
  })
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const connect = database.connect?.bind(database)
      database.connect = async (options) => {
        await migratePostgres(url, database.migrationDir)
        await connect?.(options)
      }
      return database
    },
  }
}
