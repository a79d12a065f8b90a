import type { FileFolder } from '../fileFolder.ts'
import { forEachName } from './forEachName.ts'

export interface Copied {
  /** The files that are now in both places, and their size. */
  names: string[]
  bytes: number
  /** The number of them that were there before. */
  already: number
}

/**
 * Copies the files of one folder into another; each is read back and compared. Identical files
 * stay, so an interrupted copy can be repeated. Files that vanish meanwhile are left out. The files
 * in `known` are in both places and skipped.
 */
export async function copyFolder(
  from: FileFolder,
  to: FileFolder,
  known: ReadonlySet<string> = new Set(),
): Promise<Copied> {
  const copied: Copied = { names: [], bytes: 0, already: 0 }
  const names = (await namesIn(from)).filter((name) => !known.has(name))
  await forEachName(names, async (name) => {
    const bytes = await from.read(name)
    if (bytes === undefined) return
    const wasThere = await isThere(to, name, bytes)
    if (!wasThere) await copyOne(to, name, bytes)
    copied.names.push(name)
    copied.bytes += bytes.byteLength
    copied.already += Number(wasThere)
  })
  return copied
}

export async function namesIn(folder: FileFolder): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of folder.list()) names.push(name)
  return names
}

async function copyOne(to: FileFolder, name: string, bytes: Buffer): Promise<void> {
  await to.keep(name, bytes, 'again')
  if (!(await isThere(to, name, bytes))) {
    throw new Error(`${name} was read back otherwise than it was written.`)
  }
}

async function isThere(folder: FileFolder, name: string, bytes: Buffer): Promise<boolean> {
  const found = await folder.read(name)
  return found?.equals(bytes) ?? false
}
