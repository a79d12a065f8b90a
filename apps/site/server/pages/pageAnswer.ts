import type { CacheLookup, WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answered } from '../inFront/sharedLifetime.ts'
import { commonHeaders } from '../rendering/securityHeaders.ts'
import type { HeadersOf, QuickAnswers } from './quickAnswers.ts'

/** The caches that may repeat the answer. */
interface Keepers {
  /**
   * The lifetime for the caches in front. It depends on the moment, so it is calculated for each
   * answer.
   */
  shared?: (answered: Answered) => Record<string, string>
  /** Repeats the answer before the framework. */
  quick?: QuickAnswers
}

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
 * Answers with the response of the cache and the headers that the reply already has. It bypasses
 * Fastify's sending, which would check every header again. The lifetime of our own cache is not
 * sent: `shared` gives that of the caches in front, else `Cache-Control` does.
 */
export function sendPage(
  reply: FastifyReply,
  page: WireResponse,
  { shared, quick }: Keepers = {},
): FastifyReply {
  reply.request.pageOutcome = page.outcome
  const { 'cdn-cache-control': _lifetime, age: _age, ...own } = page.headers
  const headersOf = headersWith(shared, headerList(reply, own, shared?.(page) ?? {}))
  reply.raw.writeHead(page.status, headersOf(page))
  // Only now: with wrong headers, Fastify could still answer with an error.
  reply.hijack()
  reply.raw.end(page.body)
  quick?.remember(reply.request, page, headersOf)
  return reply
}

/** Puts the shared lifetime first: nginx 1.22 obeys X-Accel-Expires only before Cache-Control. */
function headersWith(shared: Keepers['shared'], others: readonly string[]): HeadersOf {
  return (answered) => {
    const list: string[] = []
    const said = shared?.(answered) ?? {}
    for (const name in said) list.push(name, said[name] ?? '')
    return list.concat(others)
  }
}

/**
 * Lists names and values in turns, the fastest form for Node; without the headers that `shared`
 * sets.
 */
function headerList(
  reply: FastifyReply,
  own: Record<string, string>,
  shared: Record<string, string>,
): string[] {
  const list: string[] = []
  const given = reply.getHeaders()
  const vary = [given.vary, own.vary].filter(Boolean).join(', ')
  if (vary !== '') list.push('vary', vary)
  for (const name in given) {
    const isNamed = own[name] !== undefined || shared[name] !== undefined
    if (name !== 'vary' && !isNamed) list.push(name, String(given[name]))
  }
  for (const name in own) {
    if (name !== 'vary' && shared[name] === undefined) list.push(name, own[name] ?? '')
  }
  for (const [name, value] of commonHeaders(reply.request)) {
    if (own[name] === undefined && given[name] === undefined) list.push(name, value)
  }
  return list
}
