import type { Payload } from 'payload'
import * as z from 'zod'
import { sweepUnfinished } from '../disk/sweepUnfinished.ts'
import type { FileFolder } from '../fileFolder.ts'
import { removeFiles } from './removeFiles.ts'
import { uncertainFolder } from './uncertainFiles.ts'

/** No transaction is open for so long. */
const youngestMs = 24 * 60 * 60 * 1000

const note = z.array(z.string()).min(1)

/** Whether a record shows one of these files, or keeps it for what still shows it. */
type HasRow = (names: string[], payload: Payload) => Promise<boolean>

/**
 * Removes the files that have no row, where the program was killed, or a connection lost, while they
 * came or went. Only files that were noted then: a data folder that met a wrong database loses none
 * of the others. What was half written goes too. Gives of how many records that was.
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

/** Nothing where the note itself was not written to its end: then no file had come yet. */
function noted(bytes: Buffer | undefined): string[] | undefined {
  try {
    return note.parse(JSON.parse(String(bytes)))
  } catch {
    return undefined
  }
}
