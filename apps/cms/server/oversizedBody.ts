import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '@sira/contract/limits'
import type { FastifyInstance } from 'fastify'
import { tooLargeFile } from '../src/content/files/tooLargeFile.ts'

/** Room for the other fields of the form beside the largest file. */
const largestBodyBytes = limits.upload + 256 * 1024
const patienceMs = 2000

/**
 * Refuses a body that is too large before Payload sees it. Payload would answer while it is still
 * coming, and a browser that sends its next request on the same connection would wait for ever.
 */
export function refuseOversizedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (Number(raw.headers['content-length'] ?? 0) <= largestBodyBytes) return undefined
    // Read to its end: an answer to a browser that is still sending is lost.
    raw.resume()
    await new Promise((resolve) => raw.once('close', resolve).once('end', resolve))
    return reply.code(413).send({ errors: [{ message: tooLargeFile }] })
  })
}

/** The same for a body of unknown length: its connection is closed once the answer has gone. */
export function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return
    setTimeout(() => request.destroy(), patienceMs).unref()
  })
}
