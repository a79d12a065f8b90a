import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import type { WireResponse } from '@sira/response-cache/responseCache'
import type { FastifyRequest } from 'fastify'
import { versionOf } from '../../src/kinds/logoAddress.ts'

/** Seconds. */
const year = 31_536_000
const day = 86_400

/** A picture drawn from one file never changes: another file has another name. */
export function keptForYears(type: string, body: Uint8Array): RenderedResponse {
  const headers = { 'content-type': type, 'cdn-cache-control': `max-age=${year}` }
  return { status: 200, headers, body }
}

/**
 * Makes the answer last for ever when the address names this very picture; under the plain address
 * it may change.
 */
export function keptAs(
  page: WireResponse,
  request: FastifyRequest,
  picture: { url: string } | null,
): WireResponse {
  const asked = new URL(request.url, 'http://site').searchParams.get('v') ?? ''
  const isThisOne = picture !== null && encodeURIComponent(asked) === versionOf(picture)
  const lifetime = isThisOne
    ? { 'cache-control': `public, max-age=${year}, immutable` }
    : { 'cache-control': `public, max-age=${day}`, 'cdn-cache-control': `max-age=${day}` }
  return { ...page, headers: { ...page.headers, ...lifetime } }
}
