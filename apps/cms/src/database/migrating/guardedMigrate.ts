import { renameSync, rmSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { StartFailure } from '@sira/host/startFailure'
import { copyBefore, daysOfCopies } from '../sqlite/databaseCopies.ts'
import { ownFile } from '../sqlite/ownFile.ts'
import { brokenReferences, countRows, lostRows, type RowCounts } from '../sqlite/sqliteRows.ts'
import type { Migration } from './migrationFiles.ts'
import { noteMigration } from './notedMigrations.ts'
import { reasonOf } from './reasonOf.ts'

/**
 * Upgrades a SQLite file without losing a row (architecture.md): a migration that rebuilds tables
 * can cascade into others without an error. The file is copied beside itself, changed with foreign
 * keys off to the end, then checked and compared; on a difference the copy comes back and a
 * {@link StartFailure} tells why. Nobody else may have the file open.
 */
export async function guardedMigrate(file: string, migrations: readonly Migration[]) {
  const newest = migrations.at(-1)
  if (newest === undefined) return
  const copy = copyBefore(file, newest.name)
  const before = await copyBeside(file, copy)
  const problem = await applyAll(file, migrations, before)
  if (problem === undefined) return compact(file)
  if (before.size > 0) restore(file, copy)
  const kept =
    before.size > 0 ? 'la base a été remise dans son état d’avant' : 'la base était encore vide'
  throw new StartFailure(`La mise à jour de la base de données est arrêtée : ${problem} ; ${kept}.`)
}

/** Gives the rows of each table; a new file has none and needs no copy. */
async function copyBeside(file: string, copy: string): Promise<RowCounts> {
  const client = createClient({ url: `file:${file}` })
  try {
    const counts = await countRows(client)
    if (counts.size === 0) return counts
    rmSync(copy, { force: true })
    ownFile(copy)
    // A plain copy of the file would miss the contents of its write-ahead log.
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
    console.info(
      `Base de données copiée avant sa mise à jour, pour ${daysOfCopies} jours : ${copy}`,
    )
    return counts
  } finally {
    client.close()
  }
}

/** Gives the reason why the changed file cannot stay. */
async function applyAll(
  file: string,
  migrations: readonly Migration[],
  before: RowCounts,
): Promise<string | undefined> {
  const client = createClient({ url: `file:${file}` })
  const database = drizzle(client)
  try {
    // Inside a transaction SQLite ignores this setting: so does it ignore the generated
    // "PRAGMA foreign_keys=ON" between two rebuilt tables, which would let the second one cascade.
    await client.execute('PRAGMA foreign_keys = OFF')
    await client.execute('BEGIN IMMEDIATE')
    for (const migration of migrations) {
      await migration.up(database)
      await noteMigration(migration.name, (statement) => database.run(statement))
    }
    await database.run(sql`COMMIT`)
    const intended = new Set(migrations.flatMap(({ intendedLosses }) => intendedLosses))
    const broken = await brokenReferences(client)
    return broken ?? lostRows(before, await countRows(client), intended)
  } catch (error) {
    // Closing leaves it open (libsql 0.14), and its journal would be written into the copy that comes back.
    await client.execute('ROLLBACK').catch(() => undefined)
    return reasonOf(error)
  } finally {
    client.close()
  }
}

/**
 * Rewrites the file without the free pages that still hold data erased before SQLite was told to
 * overwrite them. Only a nearly full disk refuses, which is no reason to stop.
 */
async function compact(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  await client.execute('VACUUM').catch(() => undefined)
  client.close()
}

function restore(file: string, copy: string): void {
  for (const log of ['-journal', '-wal', '-shm']) rmSync(`${file}${log}`, { force: true })
  renameSync(copy, file)
}
