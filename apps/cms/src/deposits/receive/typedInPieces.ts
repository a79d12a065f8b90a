import busboy from 'busboy'
import type { Payload } from 'payload'
import { fileFoldersOf } from '../../store/fileFoldersOf.ts'

/** Characters of one field of a page. */
export const longestText = 10_000

const limits = { fieldSize: 4 * longestText, fields: 200 }

/**
 * Gives what a page's own form typed, so that it can be shown again; nothing of a program. Its files
 * are passed over, one piece at a time is in memory: it needs no turn.
 */
export async function typedInPieces(
  pieces: readonly string[],
  contentType: string,
  payload: Payload,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { privateFiles } = fileFoldersOf(payload)
  const typed = new Map<string, string>()
  try {
    const form = busboy({
      headers: { 'content-type': contentType },
      limits,
      defParamCharset: 'utf8',
    })
    form.on('field', (name, value) => typed.set(name, value.slice(0, longestText)))
    form.on('file', (_name, file) => file.resume())
    const end = new Promise((resolve) => form.once('close', resolve).once('error', resolve))
    for (const key of pieces) {
      form.write((await privateFiles.read(key)) ?? Buffer.alloc(0))
    }
    form.end()
    await end
  } catch {
    // It cannot be read, or its disk failed: what was read so far is better than nothing.
  }
  return typed.has('data') ? undefined : Object.fromEntries(typed)
}
