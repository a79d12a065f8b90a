import type { IncomingHttpHeaders } from 'node:http'
import { foreignPageRefusal, isOwnOrigin, isSameOrigin } from '@sira/host/sameOrigin'
import type { FastifyInstance } from 'fastify'
import { visitorAddressHeader } from './visitorAddress.ts'

/**
 * Refuses writes to `/admin` from foreign pages before anything reads them, also for requests that
 * bypass the site's proxy.
 */
export function ownPagesOnly(scope: FastifyInstance, publicOrigin: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return reply.code(403).send(foreignPageRefusal)
    request.raw.headers[visitorAddressHeader] = request.ip
    vouch(request.raw.headers, request.host, publicOrigin)
  })
}

/**
 * Sets the headers by which Payload accepts a cookie: an `Origin` of its `csrf` list, or the
 * browser's word about the origin of the request. Without TLS browsers give none, programs never
 * do, and for a link in a letter it says `cross-site`; such requests, checked above, are accepted
 * too. A foreign `Origin` stays, and its cookie is ignored.
 */
function vouch(headers: IncomingHttpHeaders, host: string, publicOrigin: string): void {
  const { origin } = headers
  if (origin === publicOrigin) return
  if (origin !== undefined && !isOwnOrigin(origin, host, publicOrigin)) return
  delete headers.origin
  headers['sec-fetch-site'] = 'same-origin'
}
