import { Readable } from 'node:stream'
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import { notFoundPath } from '../pages/pagePath.ts'

/** As the proxy types it: over HTTP/1 or HTTP/2. */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>
type Answered = (request: unknown, reply: AnyReply, answer: object) => void

/**
 * Who follows a link to a document that was thrown away reads the not-found page of the site, not the
 * words of a program.
 */
export function orNotFound(answered: Answered): Answered {
  return (request, reply, answer) => {
    if (reply.statusCode !== 404) return answered(request, reply, answer)
    if ('stream' in answer && answer.stream instanceof Readable) answer.stream.resume()
    for (const name of ['content-length', 'content-type', 'etag']) reply.removeHeader(name)
    reply.header('cache-control', 'no-store').redirect(notFoundPath(reply.request.url), 302)
  }
}
