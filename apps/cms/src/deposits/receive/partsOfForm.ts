import type { Readable } from 'node:stream'
import { largestForm } from '@sira/contract/deposits/fileEndpoints'
import { limits } from '@sira/contract/limits'
import { badRequest, tooLarge } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { inPieces } from '../inPieces.ts'
import { joinedPieces, keepPiece, removePieces } from '../pieces.ts'
import type { SentFile, SentParts } from './sentParts.ts'
import { longestText } from './typedInPieces.ts'

/**
 * Keeps a form in parts on the disk until all of it is there: a slow line costs no memory. Gives the
 * keys of its pieces, which are for whoever reads them to remove.
 */
export async function spooledForm(body: Readable, files: number, payload: Payload) {
  const pieces: string[] = []
  let size = 0
  try {
    await inPieces(body, async (piece) => {
      size += piece.length
      if (size > largestForm(files)) throw tooLarge()
      pieces.push(await keepPiece(piece, payload))
    })
  } catch (error) {
    await removePieces(pieces, payload)
    throw error
  }
  return pieces
}

/** The parts of a form at hand: its `data`, or the fields of a page, and its files. */
export async function partsOfForm(
  pieces: readonly string[],
  contentType: string,
  names: readonly string[],
  payload: Payload,
): Promise<SentParts> {
  const body = new Uint8Array((await joinedPieces(pieces, payload)) ?? [])
  const read = new Response(body, { headers: { 'content-type': contentType } }).formData()
  const form = await read.catch(() => undefined)
  if (form === undefined) throw badRequest('The form cannot be read')
  const files = new Map<string, SentFile>()
  for (const name of names) {
    const sent = [form.get(`files.${name}`), form.get(name)].find((part) => part instanceof File)
    // A field of a page in which nothing was chosen is a file without a name.
    if (sent === undefined || (sent.size === 0 && sent.name === '')) continue
    files.set(name, { bytes: Buffer.from(await sent.arrayBuffer()), name: sent.name })
  }
  const data = form.get('data')
  if (typeof data === 'string') {
    if (Buffer.byteLength(data) > limits.formBody) throw tooLarge()
    return { data: sentData(`{"data":${data}}`, 'application/json'), files }
  }
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('files.')
        ? [[name, value.slice(0, longestText)]]
        : [],
    ),
  )
  return { data: typed, files, typed }
}
