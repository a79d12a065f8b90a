import { DatabaseSync } from 'node:sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import { inOneTransaction, type OneTransaction } from '../../database/inOneTransaction.ts'
import { applyPending } from '../../database/migrating/migratePostgres.ts'
import { reasonOf } from '../../database/migrating/reasonOf.ts'
import { type Moved, movingTable, requireNewest, requireSame, stopped } from './moveFailure.ts'
import { type Columns, type PortableRow, tallyOf } from './portableRows.ts'
import { addRows, continueAfter, rowsOf, tablesOf, withoutReferences } from './postgresSide.ts'
import { lastNumbersIn, notedInSqlite, rowsIn, tableNames } from './sqliteSide.ts'

const atOnce = 500

export interface MigrationFolders {
  sqlite: string
  postgres: string
}

/**
 * Copies a SQLite file that nobody has open into an empty PostgreSQL, in one transaction: tables,
 * rows, the numbers given so far; then reads all of it back and compares. The file stays as it is.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  folders: MigrationFolders,
): Promise<Moved> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    requireNewest(notedInSqlite(source), folders.sqlite)
    return await inOneTransaction(url, async (transaction) => {
      await requireEmpty(transaction)
      await applyPending(transaction, folders.postgres)
      return fill(transaction, source)
    })
  } catch (error) {
    throw error instanceof StartFailure ? error : stopped(reasonOf(error))
  } finally {
    source.close()
  }
}

async function requireEmpty({ execute }: OneTransaction): Promise<void> {
  const { rows } = await execute(sql`select count(*) as tables from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`)
  const tables = Number(rows[0]?.tables)
  if (tables === 0) return
  throw new StartFailure(
    `La base PostgreSQL de DATABASE_URL n’est pas vide (${tables} tables)\u00a0: donnez-en une nouvelle (createdb). Rien n’a changé.`,
  )
}

async function fill(transaction: OneTransaction, source: DatabaseSync): Promise<Moved> {
  const tables = await tablesOf(transaction)
  const strange = tableNames(source).filter(
    (name) => !tables.has(name) && name !== 'payload_migrations',
  )
  if (strange.length > 0) throw stopped(`tables inconnues\u00a0: ${strange.join(', ')}`)
  const last = lastNumbersIn(source)
  let rows = 0
  await withoutReferences(transaction, async () => {
    for (const [table, columns] of tables) {
      rows += await movingTable(table, () => moveTable(transaction, source, table, columns))
      if (columns.get('id') === 'number') {
        await continueAfter(transaction, table, last.get(table) ?? 0)
      }
    }
  })
  return { tables: tables.size, rows }
}

async function moveTable(
  transaction: OneTransaction,
  source: DatabaseSync,
  table: string,
  columns: Columns,
): Promise<number> {
  await transaction.execute(sql`delete from ${sql.identifier(table)}`)
  const [left, arrived] = [tallyOf(columns), tallyOf(columns)]
  let batch: PortableRow[] = []
  const send = async () => {
    if (batch.length > 0) await addRows(transaction, table, batch)
    batch = []
  }
  for (const row of rowsIn(source, table, columns)) {
    left.add(row)
    batch.push(row)
    if (batch.length === atOnce) await send()
  }
  await send()
  for await (const row of rowsOf(transaction, table)) arrived.add(row)
  requireSame(table, left.sum(), arrived.sum())
  return arrived.rows()
}
