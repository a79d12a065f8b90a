import { DatabaseSync } from 'node:sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import { inOneTransaction, type OneTransaction } from '../../database/inOneTransaction.ts'
import { applyPending, notedInPostgres } from '../../database/migrating/migratePostgres.ts'
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
 * Copies a SQLite file that nobody has open into an empty PostgreSQL: makes the tables; then, in one
 * transaction, copies rows and the numbers given so far, reads all of it back and compares. The file
 * stays as it is, and where something fails no row is in PostgreSQL.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  folders: MigrationFolders,
): Promise<Moved> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    requireNewest(notedInSqlite(source), folders.sqlite)
    await inOneTransaction(url, async (transaction) => {
      await requireEmpty(transaction)
      await applyPending(transaction, folders.postgres)
    })
    // A second transaction: PostgreSQL cannot use an enum value in the transaction that added it.
    return await inOneTransaction(url, (transaction) => fill(transaction, source))
  } catch (error) {
    throw error instanceof StartFailure ? error : stopped(reasonOf(error))
  } finally {
    source.close()
  }
}

/** Requires a database without tables, or one left by a failed move, with our tables and no row. */
async function requireEmpty(transaction: OneTransaction): Promise<void> {
  const tables = await tablesOf(transaction)
  if (tables.size === 0) return
  const isOurs = (await notedInPostgres(transaction)).size > 0
  const full = isOurs ? await withRows(transaction, [...tables.keys()]) : [...tables.keys()]
  if (full.length === 0) return
  throw new StartFailure(
    `La base PostgreSQL de DATABASE_URL n’est pas vide (${full.length} tables, dont ${full[0]})\u00a0: donnez-en une nouvelle (createdb). Rien n’a changé.`,
  )
}

async function withRows({ execute }: OneTransaction, tables: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
    if (rows.length > 0) found.push(table)
  }
  return found
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
