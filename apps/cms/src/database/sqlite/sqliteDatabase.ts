import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import type { DatabaseAdapterObj } from 'payload'
import { indexParents } from '../indexParents.ts'
import { migrateSqlite } from '../migrating/migrateSqlite.ts'
import type { KeepFile } from '../migrating/migrationFiles.ts'
import { openTransactions } from '../transactions/transactions.ts'
import { coverLists } from './coverLists.ts'
import { copyBeforeMove } from './databaseCopies.ts'
import { ownFile } from './ownFile.ts'
import { sqliteClient } from './sqliteClient.ts'

export async function sqliteDatabase(
  file: string,
  keepFile: KeepFile,
): Promise<DatabaseAdapterObj> {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    migrationDir: join(import.meta.dirname, '../migrations/sqlite'),
    // Never: it changes tables without a migration, and can lose rows.
    push: false,
    beforeSchemaInit: [indexParents, coverLists],
    // An id is never given twice, as in PostgreSQL.
    autoIncrement: true,
    transactionOptions: {},
  })
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const connect = database.connect?.bind(database)
      database.connect = async (options) => {
        refuseMoved(file)
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
        ownFile(file)
        await migrateSqlite(file, database.migrationDir, keepFile)
        database.client = await sqliteClient(file)
        await connect?.(options)
      }
      return openTransactions(database)
    },
  }
}

/** Throws where the database was moved to PostgreSQL: an empty one would take orders in its place. */
function refuseMoved(file: string): void {
  const moved = copyBeforeMove(file)
  if (existsSync(file) || !existsSync(moved)) return
  throw new StartFailure(
    `La base a été mise dans PostgreSQL\u00a0: donnez son adresse dans DATABASE_URL. Pour revenir à celle d’avant, renommez ${moved} en ${file}.`,
  )
}
