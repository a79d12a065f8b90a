import { withoutLocale } from '@sira/contract/locales'
import { traceRequests } from '@sira/host/tracing/traceRequests'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { familyOf } from '../../src/kinds/routeOf.ts'

/**
 * A trace for each request. A page by its kind, as `/actualite/…`: whose order it is, say, stands in
 * its address. What a visitor says of a trace is not listened to.
 */
export function traceSite(app: FastifyInstance): void {
  traceRequests(app, { placeOf, factsOf })
}

function placeOf({ url, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1)
  return familyOf(withoutLocale(path).path) ?? routeOptions.url ?? 'unknown'
}

function factsOf({ pageOutcome }: FastifyRequest) {
  return pageOutcome === undefined ? {} : { 'sira.page': pageOutcome }
}
