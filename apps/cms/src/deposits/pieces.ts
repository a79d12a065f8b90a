import type { Payload } from 'payload'
import * as z from 'zod'
import { fileFoldersOf } from '../store/fileFoldersOf.ts'
import { privateKey } from '../store/privateFiles/privateFiles.ts'
import { removeFiles } from '../store/withRow/removeFiles.ts'
import { noteUncertain, uncertainFolder } from '../store/withRow/uncertainFiles.ts'

const keys = z.array(z.string())

/** The keys that a row keeps. */
export function piecesIn(value: unknown): string[] {
  return keys.catch([]).parse(value)
}

/**
 * Keeps some bytes of a file that is on its way, and gives their key. The note stays, since no row
 * owns a piece: the night after the next removes what is forgotten.
 */
export async function keepPiece(bytes: Uint8Array, payload: Payload): Promise<string> {
  const { privateFiles } = fileFoldersOf(payload)
  const key = privateKey()
  const settled = await noteUncertain(privateFiles, [key])
  try {
    await privateFiles.keep(key, bytes)
  } catch (error) {
    if (await removeFiles(privateFiles, [key], payload)) await settled()
    throw error
  }
  return key
}

export async function removePieces(pieces: readonly string[], payload: Payload): Promise<void> {
  const { privateFiles } = fileFoldersOf(payload)
  const notes = uncertainFolder(privateFiles)
  for (const key of pieces) {
    if (!(await removeFiles(privateFiles, [key], payload))) continue
    await notes.remove(`${key}.json`).catch(() => undefined)
  }
}

/** All of it; nothing where a piece is gone. */
export async function joinedPieces(
  pieces: readonly string[],
  payload: Payload,
): Promise<Buffer | undefined> {
  const { privateFiles } = fileFoldersOf(payload)
  const read: Buffer[] = []
  for (const key of pieces) {
    const bytes = await privateFiles.read(key)
    if (bytes === undefined) return undefined
    read.push(bytes)
  }
  return Buffer.concat(read)
}
