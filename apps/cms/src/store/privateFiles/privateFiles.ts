import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { fileFoldersOf } from '../fileFoldersOf.ts'
import { comeWithRow, goWithRow } from '../withRow/filesWithRow.ts'

/** The name of a private file: nobody guesses it, and it says nothing of what is in it. */
export function privateKey(): string {
  return randomBytes(16).toString('hex')
}

/** Keeps private files, by key, before the rows that name them are written; see comeWithRow. */
export async function keepPrivate(
  files: ReadonlyMap<string, Buffer>,
  req: PayloadRequest,
): Promise<void> {
  if (files.size > 0) await comeWithRow(fileFoldersOf(req.payload).privateFiles, files, req)
}

/** Nothing where a row names no file, or one that is not there. */
export async function readPrivate(
  key: string | null | undefined,
  payload: Payload,
): Promise<Buffer | undefined> {
  return key ? fileFoldersOf(payload).privateFiles.read(key) : undefined
}

/** Removes private files whose rows go, or name them no more, once that is committed. */
export async function removePrivate(
  keys: readonly (string | null | undefined)[],
  req: PayloadRequest,
): Promise<void> {
  const named = keys.filter((key): key is string => Boolean(key))
  // One note for all of them: a bucket is asked once.
  if (named.length > 0) await goWithRow(fileFoldersOf(req.payload).privateFiles, named, req)
}
