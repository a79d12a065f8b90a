import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { daysOfCopies } from '../../database/sqlite/databaseCopies.ts'
import { beforePrefix, stagePrefix } from './ownEntries.ts'

const day = 24 * 60 * 60 * 1000

interface Leftover {
  path: string
  /** The time of its removal. */
  end: Date
}

/**
 * Finds the remains of interrupted backups, kept for a day, and data from before restorations, kept
 * as long as backups.
 */
export async function leftoversIn(dataDir: string): Promise<Leftover[]> {
  const found: Leftover[] = []
  for (const name of await readdir(dataDir).catch(() => [])) {
    const days = daysOf(name)
    if (days === undefined) continue
    const path = join(dataDir, name)
    // A backup that is just ending removes its own files.
    const there = await stat(path).catch(() => undefined)
    if (there) found.push({ path, end: new Date(there.mtimeMs + days * day) })
  }
  return found
}

export async function removeLeftovers(dataDir: string, now: Date): Promise<number> {
  const over = (await leftoversIn(dataDir)).filter(({ end }) => end <= now)
  for (const { path } of over) await rm(path, { recursive: true, force: true })
  return over.length
}

function daysOf(name: string): number | undefined {
  if (name.startsWith(stagePrefix)) return 1
  return name.startsWith(beforePrefix) ? daysOfCopies : undefined
}
