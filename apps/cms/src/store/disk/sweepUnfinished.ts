import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unfinished } from '../../environment/unfinished.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Removes half-written files of a killed program, once they are a day old. */
export async function sweepUnfinished(path: string, now: Date): Promise<void> {
  for (const name of await readdir(path).catch(() => [])) {
    if (!name.endsWith(unfinished)) continue
    const file = join(path, name)
    const found = await stat(file).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs >= dayMs) await rm(file, { force: true })
  }
}
