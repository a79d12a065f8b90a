import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import * as z from 'zod'
import { replacedFilesOf } from '../../fields/replacedFilesField.ts'
import { removePictures } from './removePictures.ts'
import { uncertainFolder } from './uncertainFiles.ts'

/** No transaction is open for so long. */
const youngestMs = 24 * 60 * 60 * 1000

const note = z.array(z.string()).min(1)

/**
 * Removes the files of pictures that have no row, where the program was killed, or a connection lost,
 * while they came or went. Only files that were noted then: a data folder that met a wrong database
 * loses none of the others. Gives how many pictures that was.
 */
export async function settleUncertainFiles(
  payload: Payload,
  pictures: string,
  now: Date,
): Promise<number> {
  const folder = uncertainFolder(pictures)
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (now.getTime() - (await stat(path)).mtimeMs < youngestMs) continue
    const names = await readNote(path)
    if (names !== undefined && !(await hasRow(names, payload))) {
      await removePictures(pictures, names, payload)
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

/** Whether a record shows one of these files, or remembers it from before it was replaced. */
async function hasRow(names: string[], payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [{ filename: { in: names } }, { replacedFiles: { exists: true } }] },
    trash: true,
    pagination: false,
    depth: 0,
  })
  return docs.some(
    (doc) =>
      names.includes(doc.filename ?? '') ||
      replacedFilesOf(doc).some((group) => group.some((name) => names.includes(name))),
  )
}
