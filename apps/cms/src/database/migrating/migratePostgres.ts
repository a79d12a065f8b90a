import { sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import { inOneTransaction, type OneTransaction } from '../inOneTransaction.ts'
import { type KeepFile, loadMigration } from './migrationFiles.ts'
import { notedNames, noteMigration } from './notedMigrations.ts'
import { pendingMigrations } from './pendingMigrations.ts'
import { reasonOf } from './reasonOf.ts'

/** A number of our own: two programs that start at once migrate one after the other. */
const lockKey = 726_172_001

/** Runs the migrations that the database has not had, all of them or, on an error, none. */
export async function migratePostgres(
  url: string,
  folder: string,
  keepFile?: KeepFile,
): Promise<void> {
  try {
    await inOneTransaction(url, (transaction) => applyPending(transaction, folder, keepFile))
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `La mise à jour de la base de données est arrêtée, rien n’a changé\u00a0: ${reasonOf(error)}.`,
    )
  }
}

/** The same within a transaction that does more. */
export async function applyPending(
  transaction: OneTransaction,
  folder: string,
  keepFile?: KeepFile,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  for (const name of pendingMigrations(folder, await notedInPostgres(transaction))) {
    const migration = await loadMigration(folder, name, keepFile)
    await migration.up(transaction)
    await noteMigration(name, (statement) => transaction.execute(statement))
  }
}

export async function notedInPostgres(transaction: OneTransaction): Promise<Set<string>> {
  const query = (text: string) => transaction.execute(sql.raw(text))
  const { rows } = await query(`select to_regclass('payload_migrations') as found`)
  return notedNames(rows[0]?.found !== null, query)
}
