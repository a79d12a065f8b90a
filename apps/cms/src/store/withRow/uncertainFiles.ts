import type { FileFolder } from '../fileFolder.ts'

/**
 * Gives the folder beside a folder of files, with a note for each record whose files are being
 * added or removed.
 */
export function uncertainFolder(files: FileFolder): FileFolder {
  return files.beside('uncertain')
}

/**
 * Notes files before they come or go with their row, so that a program that is killed in between
 * leaves none for ever (see settleUncertainFiles). Gives the way to take the note back, once the
 * files and the row agree.
 */
export async function noteUncertain(
  files: FileFolder,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const [first = ''] = names
  const notes = uncertainFolder(files)
  const note = `${first}.json`
  await notes.keep(note, Buffer.from(JSON.stringify(names)), 'again')
  // A note that stays is looked at in the night.
  return () => notes.remove(note).catch(() => undefined)
}
