import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DiskFolder, KeptFile } from '../fileFolder.ts'

/** Files in a folder of this machine, or of a disk that several machines see. */
export function diskFolder(path: string): DiskFolder {
  const fileOf = (name: string) => join(path, basename(name))
  return {
    where: 'disk',
    path,
    async keep(name, bytes, how = 'once') {
      await mkdir(path, { recursive: true, mode: 0o700 })
      await writeFile(fileOf(name), bytes, { flag: how === 'once' ? 'wx' : 'w', flush: true })
    },
    read: (name) => unlessMissing(readFile(fileOf(name))),
    remove: (name) => rm(fileOf(name), { force: true }),
    async *list() {
      for (const name of (await unlessMissing(readdir(path))) ?? []) {
        const kept = await unlessMissing(lookedAt(path, name))
        if (kept) yield kept
      }
    },
    beside: (ending) => diskFolder(`${path}.${ending}`),
  }
}

async function lookedAt(path: string, name: string): Promise<KeptFile | undefined> {
  const found = await stat(join(path, name))
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
