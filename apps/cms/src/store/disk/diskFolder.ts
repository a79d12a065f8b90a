import { randomBytes } from 'node:crypto'
import { link, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unfinished } from '../../environment/unfinished.ts'
import type { DiskFolder, KeptFile } from '../fileFolder.ts'
import { flushFolder } from './flushFolder.ts'
import { lacksSecondNames } from './giveSecondName.ts'

/**
 * Files in a folder of this machine, or of a disk shared by several. Each gets its name once it is
 * complete: backups read while others write.
 */
export function diskFolder(path: string): DiskFolder {
  const fileOf = (name: string) => join(path, basename(name))
  return {
    where: 'disk',
    path,
    async keep(name, bytes, how = 'once') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      // A unique name: the same file may be written twice at once.
      const part = `${fileOf(name)}.${randomBytes(4).toString('hex')}${unfinished}`
      try {
        await writeFile(part, bytes, { mode: 0o600, flush: true })
        await (how === 'once' ? nameOnce : rename)(part, fileOf(name))
      } finally {
        await rm(part, { force: true })
      }
      await flushFolder(path)
    },
    read: (name) => unlessMissing(readFile(fileOf(name))),
    remove: (name) => rm(fileOf(name), { force: true }),
    async *list() {
      for (const name of (await unlessMissing(readdir(path))) ?? []) {
        if (name.endsWith(unfinished)) continue
        const kept = await unlessMissing(lookedAt(path, name))
        if (kept) yield kept
      }
    },
    beside: (ending) => diskFolder(`${path}.${ending}`),
  }
}

/** Throws where there is a file of that name; on a disk without second names it takes its place. */
async function nameOnce(part: string, file: string): Promise<void> {
  try {
    await link(part, file)
  } catch (error) {
    if (!lacksSecondNames(error)) throw error
    await rename(part, file)
  }
}

async function lookedAt(path: string, name: string): Promise<KeptFile | undefined> {
  // A link is no file of ours: a move to a bucket would copy its target.
  const found = await lstat(join(path, name))
  return found.isFile() ? { name, keptAt: found.mtime } : undefined
}

async function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
