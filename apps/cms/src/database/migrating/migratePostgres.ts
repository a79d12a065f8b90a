import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import { loadMigration } from './migrationFiles.ts'
import { notedNames, noteMigration } from './notedMigrations.ts'
import { pendingMigrations } from './pendingMigrations.ts'

/** A number of our own: two programs that start at once migrate one after the other. */
const lockKey = 726_172_001

/** Runs the migrations that the database has not had, all of them or, on an error, none. */
export async function migratePostgres(url: string, folder: string): Promise<void> {
  const database = drizzle({
    connection: { connectionString: url, connectionTimeoutMillis: 5000, max: 1 },
  })
  try {
    await database.execute(sql`select 1`).catch((error: unknown) => {
      throw new StartFailure(
        `La base de données PostgreSQL (DATABASE_URL) ne répond pas : ${reasonOf(error)}.`,
      )
    })
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
      const query = (text: string) => transaction.execute(sql.raw(text))
      const { rows } = await query(`select to_regclass('payload_migrations') as found`)
      const noted = await notedNames(rows[0]?.found !== null, query)
      for (const name of pendingMigrations(folder, noted)) {
        const migration = await loadMigration(folder, name)
        await migration.up(transaction)
        await noteMigration(name, (statement) => transaction.execute(statement))
      }
    })
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `La mise à jour de la base de données est arrêtée, rien n’a changé : ${reasonOf(error)}.`,
    )
  } finally {
    await database.$client.end()
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
