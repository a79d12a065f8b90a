import type { CacheLookup, WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonHeaders } from '../rendering/securityHeaders.ts'
import type { QuickAnswers } from './quickAnswers.ts'

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
 * line without Fastify's own sending, which would go through every header again.
 */
export function sendPage(
  reply: FastifyReply,
  page: WireResponse,
  quick?: QuickAnswers,
): FastifyReply {
  reply.request.pageOutcome = page.outcome
  const headers = headerList(reply, page.headers)
  reply.raw.writeHead(page.status, headers)
  // Only now: had the headers been wrong, Fastify would still answer with an error.
  reply.hijack()
  reply.raw.end(page.body)
  quick?.remember(reply.request, headers, page)
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
