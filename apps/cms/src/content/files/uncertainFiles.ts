import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside a folder of files: a note for each record whose files come or go just now. */
export function uncertainFolder(files: string): string {
  return `${files}.uncertain`
}

/**
 * Notes files before they come or go with their row, so that a program that is killed in between
 * leaves none for ever (see settleUncertainFiles). Gives the way to take the note back, once the
 * files and the row agree.
 */
export async function noteUncertain(
  files: string,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const [first = ''] = names
  const folder = uncertainFolder(files)
  const note = join(folder, `${first}.json`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(note, JSON.stringify(names))
  // A note that stays is looked at in the night.
  return () => rm(note, { force: true }).catch(() => undefined)
}
