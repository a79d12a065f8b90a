import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { daysOfCopies } from '../../database/sqlite/databaseCopies.ts'
import { beforePrefix, stagePrefix } from './ownEntries.ts'

const day = 24 * 60 * 60 * 1000

/** Removes what killed backups left, after a day, and what was there before a restoration, as any copy. */
export async function removeLeftovers(dataDir: string, now: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(dataDir)) {
    const days = daysOf(name)
    if (days === undefined) continue
    const path = join(dataDir, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs + days * day > now.getTime()) continue
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

function daysOf(name: string): number | undefined {
  if (name.startsWith(stagePrefix)) return 1
  return name.startsWith(beforePrefix) ? daysOfCopies : undefined
}
