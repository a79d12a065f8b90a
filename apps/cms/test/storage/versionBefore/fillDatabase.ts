import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { fromSqlite } from '../../../src/backup/move/portableRows.ts'
import {
  addRows,
  continueAfter,
  tablesOf,
  withoutReferences,
} from '../../../src/backup/move/postgresSide.ts'
import { continueIn } from '../../../src/backup/move/sqliteSide.ts'
import { inOneTransaction } from '../../../src/database/inOneTransaction.ts'
import { guardedMigrate } from '../../../src/database/migrating/guardedMigrate.ts'
import { loadMigration } from '../../../src/database/migrating/migrationFiles.ts'
import { noteMigration } from '../../../src/database/migrating/notedMigrations.ts'
import { sqliteName } from '../../../src/environment/dataFolder.ts'
import { before, type Value } from './fixture.ts'

const migrations = join(import.meta.dirname, '../../../src/database/migrations')
const tables = Object.entries(before.tables).map(([table, rows]) => {
  const kept = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asKept(value ?? null)])),
  )
  return { table, rows: kept, last: before.last[table] ?? 0 }
})

function asKept(value: Value): string | number | null {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** A database as the version before left it: its migrations and no later one, then its rows. */
export function fillDatabase(dataDir: string, url: string): Promise<void> {
  return url === '' ? fillSqlite(dataDir) : fillPostgres(url)
}

async function fillSqlite(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, sqliteName)
  const load = (name: string) => loadMigration(join(migrations, 'sqlite'), name)
  await guardedMigrate(file, await Promise.all(before.migrations.sqlite.map(load)))
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('begin')
  for (const { table, rows, last } of tables) {
    // Each of them: one that is left out would take what it has by default.
    const columns = database.prepare('select name from pragma_table_info(?)').all(table)
    const names = columns.map(({ name }) => String(name))
    const add = database.prepare(
      `insert into "${table}" (${names.map((name) => `"${name}"`)}) values (${names.map(() => '?')})`,
    )
    for (const row of rows) add.run(...names.map((name) => row[name] ?? null))
    continueIn(database, table, last)
  }
  database.exec('commit')
  const broken = database.prepare('pragma foreign_key_check').all()
  database.close()
  if (broken.length > 0) throw new Error(`A reference points nowhere: ${JSON.stringify(broken)}`)
}

async function fillPostgres(url: string): Promise<void> {
  const folder = join(migrations, 'postgres')
  await inOneTransaction(url, async (transaction) => {
    for (const name of before.migrations.postgres) {
      await (await loadMigration(folder, name)).up(transaction)
      await noteMigration(name, (statement) => transaction.execute(statement))
    }
  })
  // Another one: PostgreSQL takes no choice in the transaction that added it to a list.
  await inOneTransaction(url, (transaction) =>
    withoutReferences(transaction, async () => {
      const known = await tablesOf(transaction)
      for (const { table, rows, last } of tables) {
        const columns = known.get(table)
        if (columns === undefined) throw new Error(`No table ${table}`)
        await addRows(
          transaction,
          table,
          rows.map((row) => fromSqlite(columns, row)),
        )
        if (columns.get('id') === 'number') await continueAfter(transaction, table, last)
      }
    }),
  )
}

/** How many rows each of its tables has now. */
export async function countRows(
  ask: (statement: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table } of tables) {
    const [row] = await ask(sql`select count(*) as total from ${sql.identifier(table)}`)
    counts[table] = Number(row?.total)
  }
  return counts
}
