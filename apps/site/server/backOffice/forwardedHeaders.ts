import { traceHeaders } from '@sira/host/tracing/traced'
import type { FastifyRequest } from 'fastify'

export type ForwardedHeaders = Record<string, string | string[] | undefined>

/** Tells the back office the real visitor; headers that the visitor sent himself are replaced. */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'protocol'>,
  headers: ForwardedHeaders,
): ForwardedHeaders {
  const {
    forwarded: _claimed,
    // Answered here already: undici, which asks the back office, refuses it.
    expect: _announced,
    traceparent: _trace,
    tracestate: _state,
    baggage: _bag,
    ...rest
  } = headers
  return {
    ...rest,
    ...traceHeaders(),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  }
}
