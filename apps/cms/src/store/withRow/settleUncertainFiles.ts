import type { Payload } from 'payload'
import * as z from 'zod'
import { sweepUnfinished } from '../disk/sweepUnfinished.ts'
import type { FileFolder } from '../fileFolder.ts'
import { removeFiles } from './removeFiles.ts'
import { uncertainFolder } from './uncertainFiles.ts'

/** Longer than any transaction is open. */
const youngestMs = 24 * 60 * 60 * 1000

const note = z.array(z.string()).min(1)

/** Whether a record uses one of these files, or keeps it for pages that still show it. */
type HasRow = (names: string[], payload: Payload) => Promise<boolean>

/**
 * Removes files without a row, left when the program was killed or a connection was lost. It only
 * looks at files that were noted before the change: so a data folder with a wrong database loses no
 * others. Half-written files go too. Gives the number of records.
 */
export async function settleUncertainFiles(
  payload: Payload,
  files: FileFolder,
  hasRow: HasRow,
  now: Date,
): Promise<number> {
  const notes = uncertainFolder(files)
  for (const folder of [files, notes]) {
    if (folder.where === 'disk') await sweepUnfinished(folder.path, now)
  }
  let removed = 0
  for await (const { name, keptAt } of notes.list()) {
    if (now.getTime() - keptAt.getTime() < youngestMs) continue
    const names = noted(await notes.read(name))
    if (names !== undefined && !(await hasRow(names, payload))) {
      if (!(await removeFiles(files, names, payload))) continue
      removed += 1
    }
    await notes.remove(name)
  }
  return removed
}

/** Gives undefined for an incomplete note: no file had been written yet. */
function noted(bytes: Buffer | undefined): string[] | undefined {
  try {
    return note.parse(JSON.parse(String(bytes)))
  } catch {
    return undefined
  }
}
