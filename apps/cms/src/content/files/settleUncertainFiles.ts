import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import * as z from 'zod'
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
 * of the others. Gives of how many records that was.
 */
export async function settleUncertainFiles(
  payload: Payload,
  files: string,
  hasRow: HasRow,
  now: Date,
): Promise<number> {
  const folder = uncertainFolder(files)
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (now.getTime() - (await stat(path)).mtimeMs < youngestMs) continue
    const names = await readNote(path)
    if (names !== undefined && !(await hasRow(names, payload))) {
      await removeFiles(files, names, payload)
      removed += 1
    }
    await rm(path, { force: true })
  }
  return removed
}

/** Nothing where the note itself was not written to its end: then no file had come yet. */
async function readNote(path: string): Promise<string[] | undefined> {
  try {
    return note.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return undefined
  }
}
