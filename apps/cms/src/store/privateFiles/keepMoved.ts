import type { FileFolder } from '../fileFolder.ts'
import { noteUncertain } from '../withRow/uncertainFiles.ts'

/**
 * Gives the way to keep what a migration takes out of a row. The note stays: where the migration is
 * undone for good, the night finds no row for the file and removes it.
 */
export function keepMoved(folder: FileFolder) {
  return async (name: string, bytes: Uint8Array): Promise<void> => {
    await noteUncertain(folder, [name])
    await folder.keep(name, bytes, 'again')
  }
}
