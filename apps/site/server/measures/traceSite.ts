import { withoutLocale } from '@sira/contract/locales'
import { traceRequests } from '@sira/host/tracing/traceRequests'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { familyOf } from '../../src/kinds/routeOf.ts'

/**
 * Traces each request. A page is named by its kind, such as `/actualite/…`, because an address may
 * hold the reference of an order. Trace headers of visitors are ignored.
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
