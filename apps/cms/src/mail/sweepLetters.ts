import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { unfinished } from '../environment/unfinished.ts'
import { mailFolder } from './mailFolder.ts'

/** A letter is a file a moment before its record names it. */
const youngestMs = 60 * 60 * 1000
const letterEndings = ['.eml', `.eml${unfinished}`]

/**
 * Removes letter files without an e-mail: of records erased while the program was killed, or while
 * the letter was being written. Gives their number.
 */
export async function sweepLetters(payload: Payload, now: Date): Promise<number> {
  const folder = mailFolder(payload)
  const files = await readdir(folder).catch(() => [])
  const letters = files.filter((name) => letterEndings.some((ending) => name.endsWith(ending)))
  if (letters.length === 0) return 0
  const named = await namedFiles(payload)
  let removed = 0
  for (const name of letters.filter((one) => !named.has(one))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found === undefined || now.getTime() - found.mtimeMs < youngestMs) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

async function namedFiles(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { file: { exists: true } },
    select: { file: true },
    trash: true,
    pagination: false,
    depth: 0,
  })
  return new Set(docs.flatMap(({ file }) => (file ? [file] : [])))
}
