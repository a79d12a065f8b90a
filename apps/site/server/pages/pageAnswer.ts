import type { CacheLookup, WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonHeaders } from '../rendering/securityHeaders.ts'

export function lookupOf(request: FastifyRequest, key: string): CacheLookup {
  return {
    key,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
    hasLeft: () => request.raw.socket.destroyed,
  }
}

/**
 * Answers with what the cache gave, and the headers that the reply already has. Written to the
 * line without Fastify's own sending, which would go through every header again. What our own cache
 * was told is for it alone: `shared` says what the next ones may do, `Cache-Control` where it does not.
 */
export function sendPage(
  reply: FastifyReply,
  page: WireResponse,
  shared: Record<string, string> = {},
): FastifyReply {
  reply.request.pageOutcome = page.outcome
  const { 'cdn-cache-control': _lifetime, age: _age, ...headers } = page.headers
  // In front, and what both name as it is shared: nginx 1.22 obeys X-Accel-Expires only before Cache-Control.
  reply.raw.writeHead(page.status, headerList(reply, { ...shared, ...headers, ...shared }))
  // Only now: had the headers been wrong, Fastify would still answer with an error.
  reply.hijack()
  reply.raw.end(page.body)
  return reply
}

/** Names and values in turns, as Node takes them fastest. */
function headerList(reply: FastifyReply, own: Record<string, string>): string[] {
  const list: string[] = []
  const given = reply.getHeaders()
  const vary = [given.vary, own.vary].filter(Boolean).join(', ')
  if (vary !== '') list.push('vary', vary)
  for (const name in given) {
    if (name !== 'vary' && own[name] === undefined) list.push(name, String(given[name]))
  }
  for (const name in own) if (name !== 'vary') list.push(name, own[name] ?? '')
  for (const [name, value] of commonHeaders(reply.request)) {
    if (own[name] === undefined && given[name] === undefined) list.push(name, value)
  }
  return list
}
