import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { limits } from '@sira/contract/limits'
import type { FastifyRequest } from 'fastify'

const smallBytes = limits.formBody

/**
 * Reads a small body to its end, so that no connection to the back office waits for a slow sender;
 * gives `large` for a body to be passed on as it comes.
 */
export async function readSmallBody(request: FastifyRequest): Promise<'read' | 'large'> {
  const { raw, body } = request
  if (!(body instanceof Readable)) return 'read'
  if (Number(raw.headers['content-length'] ?? 0) > smallBytes) return 'large'
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    size += chunk.length
    if (size > smallBytes) {
      request.body = Readable.from(withRest(chunks, raw))
      return 'large'
    }
  }
  request.body = Readable.from(Buffer.concat(chunks))
  return 'read'
}

async function* withRest(chunks: readonly Buffer[], rest: IncomingMessage) {
  yield* chunks
  yield* rest
}

/**
 * Reads a refused body up to a limit, because an answer to a browser that is still sending is lost.
 */
export async function discardBody(raw: IncomingMessage, most: number): Promise<void> {
  let size = 0
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > most) return
    }
  } catch {
    // The sender has left.
  }
}
