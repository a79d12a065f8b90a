import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Days that the copy made before an upgrade is kept: long enough to see whether all is well. */
export const daysOfCopies = 7

/** The copy of a SQLite file from before a migration. */
export function copyBefore(file: string, migration: string): string {
  return `${file}.before-${migration}`
}

/** The name that `npm run move -- to-postgres` gives the SQLite file. */
export function copyBeforeMove(file: string): string {
  return copyBefore(file, 'move-to-postgres')
}

interface DatabaseCopy {
  path: string
  /** The time of its removal. */
  end: Date
}

export async function databaseCopies(file: string): Promise<DatabaseCopy[]> {
  const folder = dirname(file)
  const prefix = copyBefore(basename(file), '')
  const names = await readdir(folder).catch(() => [])
  const copies = names.filter((name) => name.startsWith(prefix))
  return Promise.all(copies.map((name) => describeCopy(join(folder, name))))
}

async function describeCopy(path: string): Promise<DatabaseCopy> {
  const { mtimeMs } = await stat(path)
  return { path, end: new Date(mtimeMs + daysOfCopies * 24 * 60 * 60 * 1000) }
}

/** Removes the copies whose time is over: people who were erased since are still in them. */
export async function removeOldCopies(file: string, now: Date): Promise<number> {
  const over = (await databaseCopies(file)).filter(({ end }) => end <= now)
  for (const { path } of over) await rm(path, { force: true })
  return over.length
}
