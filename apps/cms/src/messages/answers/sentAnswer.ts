import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { largestTogether, tooLargeTogether } from '../attachments/attachmentBounds.ts'

interface SentAnswer {
  /** Not validated yet. */
  data: unknown
  files: File[]
}

/** Room for the words beside the files. */
const largestForm = largestTogether + 256 * 1024

/** An answer as the form sends it: as JSON, or with files as a form. */
export async function sentAnswer(req: PayloadRequest): Promise<SentAnswer> {
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) {
    await addDataAndFileToRequest(req)
    return { data: req.data, files: [] }
  }
  const body = await boundedBody(req)
  const read = new Response(body, { headers: { 'content-type': type } })
  const form = await read.formData().catch(() => undefined)
  if (form === undefined) throw new APIError('Réponse illisible. Rechargez la page.', 400)
  const data = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  // A field in which nothing was chosen sends an empty file without a name.
  const files = form.getAll('files').filter((value) => value instanceof File)
  return { data, files: files.filter(({ name }) => name !== '') }
}

/**
 * Reads the whole form before it is parsed. One that is too long is read to its end but not kept,
 * because an answer to a browser that is still sending is lost.
 */
async function boundedBody({ body }: PayloadRequest): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size <= largestForm) pieces.push(piece)
    else pieces.length = 0
  }
  if (size > largestForm) throw new APIError(tooLargeTogether, 413)
  return new Uint8Array(Buffer.concat(pieces))
}
