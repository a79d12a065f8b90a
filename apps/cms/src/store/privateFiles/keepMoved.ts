import type { FileFolder } from '../fileFolder.ts'
import { noteUncertain } from '../withRow/uncertainFiles.ts'

/**
 * Gives the function that keeps a file taken out of a row by a migration. Its note stays: if the
 * migration is rolled back for good, the nightly clean-up finds no row for the file and removes it.
 */
export function keepMoved(folder: FileFolder) {
  return async (name: string, bytes: Uint8Array): Promise<void> => {
    await noteUncertain(folder, [name])
    await folder.keep(name, bytes, 'again')
  }
}
