import { isOwnLine } from '@sira/host/addresses/ownNetwork'
import { traceRequests } from '@sira/host/tracing/traceRequests'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A trace for each request, which goes on where a site began it: a site asks from our own network,
 * and passes on nothing of what visitors say of traces.
 */
export function traceBackOffice(app: FastifyInstance): void {
  traceRequests(app, { placeOf, isOurs: isOwnLine })
}

const placeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unknown'
