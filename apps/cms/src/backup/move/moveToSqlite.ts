import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import {
  inOneTransaction,
  type OneTransaction,
  onlyReading,
} from '../../database/inOneTransaction.ts'
import { notedInPostgres } from '../../database/migrating/migratePostgres.ts'
import { migrateSqlite } from '../../database/migrating/migrateSqlite.ts'
import { reasonOf } from '../../database/migrating/reasonOf.ts'
import { hasOthers } from '../../database/siblings/otherBackOffices.ts'
import { ownFile } from '../../database/sqlite/ownFile.ts'
import { unfinished } from '../../environment/unfinished.ts'
import { flushFolder } from '../../store/disk/flushFolder.ts'
import { type Moved, movingTable, requireNewest, requireSame, stopped } from './moveFailure.ts'
import type { MigrationFolders } from './moveToPostgres.ts'
import { type Columns, tallyOf } from './portableRows.ts'
import { lastNumbers, rowsOf, tablesOf } from './postgresSide.ts'
import { adder, continueIn, rowsIn, tableNames } from './sqliteSide.ts'

/**
 * Copies a PostgreSQL on which no back office works into a SQLite file that is not there yet. The
 * file has its name once all of it was read back and compared; PostgreSQL is only read.
 */
export async function moveToSqlite(
  url: string,
  file: string,
  folders: MigrationFolders,
): Promise<Moved> {
  requireNoTables(file)
  const part = `${file}${unfinished}`
  const clear = () => {
    for (const log of ['', '-journal', '-wal', '-shm']) rmSync(`${part}${log}`, { force: true })
  }
  clear()
  try {
    const moved = await inOneTransaction(
      url,
      async (transaction) => {
        await requireAlone(transaction)
        requireNewest(await notedInPostgres(transaction), folders.postgres)
        ownFile(part)
        await migrateSqlite(part, folders.sqlite)
        return fillFile(transaction, part)
      },
      onlyReading,
    )
    renameSync(part, file)
    await flushFolder(dirname(file))
    return moved
  } catch (error) {
    throw error instanceof StartFailure ? error : stopped(reasonOf(error))
  } finally {
    clear()
  }
}

function requireNoTables(file: string): void {
  if (!existsSync(file)) return
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = tableNames(database).length
  database.close()
  if (tables === 0) return
  throw new StartFailure(
    `${file} existe et n’est pas vide (${tables} tables)\u00a0: mettez ce fichier ailleurs, ou donnez un autre DATA_DIR. Rien n’a changé.`,
  )
}

async function requireAlone({ execute }: OneTransaction): Promise<void> {
  if (!(await hasOthers({ query: (text) => execute(sql.raw(text)) }))) return
  throw new StartFailure(
    'Un back office travaille encore avec cette base PostgreSQL\u00a0: arrêtez-les tous, puis recommencez. Rien n’a changé.',
  )
}

async function fillFile(transaction: OneTransaction, file: string): Promise<Moved> {
  const target = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  try {
    const tables = await tablesOf(transaction)
    const last = await lastNumbers(transaction)
    let rows = 0
    target.exec('BEGIN')
    for (const [table, columns] of tables) {
      rows += await movingTable(table, () => moveTable(transaction, target, table, columns))
      continueIn(target, table, last.get(table) ?? 0)
    }
    target.exec('COMMIT')
    const [broken] = target.prepare('PRAGMA foreign_key_check').all()
    if (broken) throw stopped(`table ${broken.table}, une ligne renvoie à une autre qui manque`)
    return { tables: tables.size, rows }
  } finally {
    target.close()
  }
}

async function moveTable(
  transaction: OneTransaction,
  target: DatabaseSync,
  table: string,
  columns: Columns,
): Promise<number> {
  target.exec(`delete from "${table}"`)
  const [left, arrived] = [tallyOf(columns), tallyOf(columns)]
  const add = adder(target, table, columns)
  for await (const row of rowsOf(transaction, table)) {
    left.add(row)
    add(row)
  }
  for (const row of rowsIn(target, table, columns)) arrived.add(row)
  requireSame(table, left.sum(), arrived.sum())
  return arrived.rows()
}
