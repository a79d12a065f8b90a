import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BucketFolder } from '../src/store/fileFolder.ts'

interface Stored {
  folder: BucketFolder
  name: string
  /** Beside those of the store: its type, how long it may be kept. */
  headers: Readonly<Record<string, string>>
}

/**
 * Sends a file of a bucket as those of the disk are sent: whole or in parts, or the word that it is
 * still the same. Throws where the store does not answer. Says `false` where there is no such file.
 */
export async function sendStored(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { folder, name, headers: own }: Stored,
): Promise<boolean> {
  const opened = await folder.open(name, {
    method: method === 'HEAD' ? 'HEAD' : 'GET',
    // With a condition it may be another file's (RFC 9110, 13.1.5): then all of it is sent.
    range: headers['if-range'] === undefined ? headers.range : undefined,
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: headers['if-modified-since'],
  })
  if (opened.status === 404) return false
  reply.code(opened.status).headers({ ...own, ...opened.headers })
  reply.send(opened.body ?? null)
  return true
}
