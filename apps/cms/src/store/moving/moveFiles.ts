import type { FileFolder } from '../fileFolder.ts'
import { everyFolder, type FileFolders } from '../fileFolders.ts'
import { copyFolder } from './copyFolder.ts'
import { forEachName } from './forEachName.ts'

export interface Moved {
  files: number
  bytes: number
  /** The number of them that were there before. */
  already: number
}

/**
 * Moves all files from one place to another. A file is only removed after all files have been read
 * back at the new place, so an interrupted move can be repeated and loses none. No other program
 * may write meanwhile.
 */
export async function moveFiles(from: FileFolders, to: FileFolders): Promise<Moved> {
  const [sources, targets] = [everyFolder(from), new Map(everyFolder(to))]
  const moved: Moved = { files: 0, bytes: 0, already: 0 }
  const copies: { source: FileFolder; names: readonly string[] }[] = []
  for (const [name, source] of sources) {
    const target = targets.get(name)
    if (target === undefined) throw new Error(`There is no folder ${name} to move to.`)
    const copied = await copyFolder(source, target)
    copies.push({ source, names: copied.names })
    moved.files += copied.names.length
    moved.bytes += copied.bytes
    moved.already += copied.already
  }
  for (const { source, names } of copies) {
    await forEachName(names, (name) => source.remove(name))
  }
  return moved
}
