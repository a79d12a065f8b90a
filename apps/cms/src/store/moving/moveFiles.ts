import { everyFolder, type FileFolders } from '../fileFolders.ts'
import { type Copied, copyFolder, namesIn } from './copyFolder.ts'
import { forEachName } from './forEachName.ts'

/**
 * Moves all files from one place to another. None is removed before all of them have been read back
 * at their new place: killed at any moment, it is done again and loses none. Nobody else may write
 * meanwhile.
 */
export async function moveFiles(from: FileFolders, to: FileFolders): Promise<Copied> {
  const [sources, targets] = [everyFolder(from), new Map(everyFolder(to))]
  const moved: Copied = { files: 0, bytes: 0, already: 0 }
  for (const [name, source] of sources) {
    const target = targets.get(name)
    if (target === undefined) throw new Error(`There is no folder ${name} to move to.`)
    const copied = await copyFolder(source, target)
    moved.files += copied.files
    moved.bytes += copied.bytes
    moved.already += copied.already
  }
  for (const [, source] of sources) {
    await forEachName(await namesIn(source), (name) => source.remove(name))
  }
  return moved
}
