import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Facts, type Part, traceHeader, tracer } from './traced.ts'

interface Requests {
  /** The route of a request without its parameters: the name of the trace. */
  placeOf(request: FastifyRequest): string
  factsOf?(request: FastifyRequest): Facts
  /** Whether a request comes from a program of ours: its trace is continued here. */
  isOurs?(request: FastifyRequest): boolean
}

/** Monitoring asks for these every few seconds: they are not traced. */
const watching = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Makes a trace of each request; does nothing without a tracer. It must be the first of all hooks.
 */
export function traceRequests(
  app: FastifyInstance,
  { placeOf, factsOf = () => ({}), isOurs = () => false }: Requests,
): void {
  const known = tracer()
  if (known === undefined) return
  const parts = new WeakMap<FastifyRequest, Part>()

  app.addHook('onRequest', (request, _reply, done) => {
    if (watching.has(request.url)) return done()
    const header = isOurs(request) ? request.headers[traceHeader] : undefined
    const part = known.begin(request.method, 'request', header?.toString())
    parts.set(request, part)
    part.run(done)
  })
  // The events of a body belong to the connection and do not know the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const part = parts.get(request)
    if (part) part.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const part = parts.get(request)
    if (part === undefined) return done()
    const place = placeOf(request)
    // Answers of Next bypass Fastify: only the raw answer has their status.
    const status = reply.raw.statusCode
    const facts = {
      'span.name': `${request.method} ${place}`,
      'http.request.method': request.method,
      'http.route': place,
      'http.response.status_code': status,
      ...factsOf(request),
    }
    part.end(facts, status >= 500 ? new AnsweredWithError() : undefined)
    done()
  })
}

class AnsweredWithError extends Error {
  override name = '5xx'
}
