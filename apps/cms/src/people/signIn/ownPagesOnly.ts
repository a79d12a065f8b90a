import type { IncomingHttpHeaders } from 'node:http'
import { foreignPageRefusal, isOwnOrigin, isSameOrigin } from '@sira/host/sameOrigin'
import type { FastifyInstance } from 'fastify'
import { visitorAddressHeader } from './visitorAddress.ts'

/**
 * The door of `/admin`, for whoever reaches the back office past the site's own proxy too: a write
 * from a page that is not ours is refused before anything reads it.
 */
export function ownPagesOnly(scope: FastifyInstance, publicOrigin: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return reply.code(403).send(foreignPageRefusal)
    request.raw.headers[visitorAddressHeader] = request.ip
    vouch(request.raw.headers, request.host, publicOrigin)
  })
}

/**
 * Payload takes a cookie only with an `Origin` of its `csrf` list, or else with a word of the
 * browser on where the request is from. Browsers give none without TLS, programs never, and for a
 * link in a letter it says `cross-site`: what the door let in counts all the same. An `Origin`
 * that is neither is left as it is, and its cookie then counts for nothing.
 */
function vouch(headers: IncomingHttpHeaders, host: string, publicOrigin: string): void {
  const { origin } = headers
  if (origin === publicOrigin) return
  if (origin !== undefined && !isOwnOrigin(origin, host, publicOrigin)) return
  delete headers.origin
  headers['sec-fetch-site'] = 'same-origin'
}
