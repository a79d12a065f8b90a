import type { PayloadRequest } from 'payload'
import { keepPrivate, privateKey } from '../store/privateFiles/privateFiles.ts'

/** An attachment of a letter, with its content. */
export interface AttachedContent {
  name: string
  type: string
  content: Buffer
}

/** An attachment as its record remembers it. */
export interface KeptAttachment {
  id: number
  name: string
  size: number
}

/** Keeps attachments in the transaction of their letter: both are kept, or neither. */
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
