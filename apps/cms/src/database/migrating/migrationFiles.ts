import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SQL } from '@payloadcms/db-sqlite/drizzle'

/** The only database a migration gets: SQL on the connection that it is given. */
export interface MigrationDatabase {
  run?(statement: SQL): PromiseLike<unknown>
  execute?(statement: SQL): PromiseLike<unknown>
}

/** Keeps bytes that leave a row as a private file: they outlive a power cut once it has returned. */
export type KeepFile = (name: string, bytes: Uint8Array) => Promise<void>

export interface WithFiles {
  keepFile: KeepFile
}

export interface Migration {
  name: string
  up(database: MigrationDatabase): Promise<void>
  /** Tables whose rows the migration means to lose: `export const intendedLosses = ['old']`. */
  intendedLosses: readonly string[]
}

interface MigrationModule {
  up(args: { db: MigrationDatabase } & WithFiles): Promise<void>
  intendedLosses?: readonly string[]
}

/** The names of the migrations of a folder, oldest first. */
export function migrationNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, extname(file)))
    .sort()
}

/** For a database without files in its rows: a new one, or one with all migrations. */
const noFiles: KeepFile = async (name) => {
  throw new Error(`There is no folder for the file ${name}.`)
}

export async function loadMigration(
  folder: string,
  name: string,
  keepFile = noFiles,
): Promise<Migration> {
  const address = pathToFileURL(join(folder, `${name}.ts`)).href
  const module = (await import(address)) as MigrationModule
  return {
    name,
    up: (db) => module.up({ db, keepFile }),
    intendedLosses: module.intendedLosses ?? [],
  }
}
