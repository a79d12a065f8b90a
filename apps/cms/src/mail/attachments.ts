import type { PayloadRequest } from 'payload'
import { keepPrivate, privateKey } from '../store/privateFiles/privateFiles.ts'

/** What goes along with a letter. */
export interface AttachedContent {
  name: string
  type: string
  content: Buffer
}

/** What a record remembers of it. */
export interface KeptAttachment {
  id: number
  name: string
  size: number
}

/** Keeps them beside their letter, in the transaction of the request: both wait, or neither does. */
export async function keepAttachments(
  email: number,
  files: readonly AttachedContent[],
  req: PayloadRequest,
): Promise<KeptAttachment[]> {
  const named = files.map((attached) => ({ ...attached, file: privateKey() }))
  await keepPrivate(new Map(named.map(({ file, content }) => [file, content])), req)
  const kept: KeptAttachment[] = []
  for (const { name, type, content, file } of named) {
    const data = { email, name, type, size: content.length, file }
    const { id } = await req.payload.create({ collection: 'attachments', data, depth: 0, req })
    kept.push({ id, name, size: content.length })
  }
  return kept
}
