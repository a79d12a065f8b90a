import { traceHeaders } from '@sira/host/tracing/traced'
import type { FastifyRequest } from 'fastify'

export type ForwardedHeaders = Record<string, string | string[] | undefined>

/** Tells the back office whom it really answers; what the visitor claimed himself is replaced. */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'protocol'>,
  headers: ForwardedHeaders,
): ForwardedHeaders {
  const {
    forwarded: _claimed,
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
