import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unfinished } from '../../environment/unfinished.ts'

/** A complete backup of a product. */
export interface Archive {
  /** The path of its file, or its key in a bucket. */
  path: string
  madeAt: Date
}

const day = 24 * 60 * 60 * 1000
const archiveNames = /^sira-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.age)?$/

/**
 * Gives the name of an archive from its second in UTC: names sort by time, and hold no colon, which
 * Windows forbids.
 */
export function archiveName(madeAt: Date, isSealed: boolean): string {
  const second = `${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  return `sira-${second}.tar.gz${isSealed ? '.age' : ''}`
}

/** Gives the archives of a folder, the newest first; a missing folder has none. */
export async function archivesIn(folder: string): Promise<Archive[]> {
  const names = await readdir(folder).catch(() => [])
  return newestFirst(names.map((name) => join(folder, name)))
}

/** Gives the archives among these files or keys, the newest first. */
export function newestFirst(paths: readonly string[]): Archive[] {
  return paths
    .flatMap((path) => {
      const madeAt = whenMade(basename(path))
      return madeAt ? [{ path, madeAt }] : []
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

function whenMade(name: string): Date | undefined {
  const [, date, hour, minute, second] = archiveNames.exec(name) ?? []
  return date ? new Date(`${date}T${hour}:${minute}:${second}Z`) : undefined
}

/** Gives the time when the last of these archives will be deleted. */
export function endOfArchives(archives: readonly Archive[], days: number): Date | undefined {
  const [newest] = archives
  return newest && new Date(newest.madeAt.getTime() + days * day)
}

/** Gives the archives whose time is over; never the newest one. */
export function overArchives(archives: readonly Archive[], days: number, now: Date): Archive[] {
  const [, ...older] = archives
  return older.filter(({ madeAt }) => madeAt.getTime() + days * day <= now.getTime())
}

/**
 * Removes archives whose time is over, except the newest one, and the remains of interrupted
 * backups.
 */
export async function removeOldArchives(folder: string, days: number, now: Date): Promise<void> {
  const over = overArchives(await archivesIn(folder), days, now)
  for (const { path } of over) await rm(path, { force: true })
  for (const name of await readdir(folder).catch(() => [])) {
    const whole = name.slice(0, -unfinished.length)
    if (!name.endsWith(unfinished) || whenMade(whole) === undefined) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs + day <= now.getTime()) await rm(join(folder, name), { force: true })
  }
}
