import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { fileFoldersOf } from '../fileFoldersOf.ts'
import { comeWithRow, goWithRow } from '../withRow/filesWithRow.ts'

/**
 * Makes the name of a private file: nobody can guess it, and it tells nothing about the content.
 */
export function privateKey(): string {
  return randomBytes(16).toString('hex')
}

/** Keeps private files, by key, before the rows that refer to them are written; see comeWithRow. */
export async function keepPrivate(
  files: ReadonlyMap<string, Buffer>,
  req: PayloadRequest,
): Promise<void> {
  if (files.size > 0) await comeWithRow(fileFoldersOf(req.payload).privateFiles, files, req)
}

/** Reads a private file; gives undefined where a row has none, or the file is missing. */
export async function readPrivate(
  key: string | null | undefined,
  payload: Payload,
): Promise<Buffer | undefined> {
  return key ? fileFoldersOf(payload).privateFiles.read(key) : undefined
}

/** Removes private files that no row refers to any more, after the commit. */
export async function removePrivate(
  keys: readonly (string | null | undefined)[],
  req: PayloadRequest,
): Promise<void> {
  const named = keys.filter((key): key is string => Boolean(key))
  // One note for all of them, so that a bucket is asked once.
  if (named.length > 0) await goWithRow(fileFoldersOf(req.payload).privateFiles, named, req)
}
