import { acceptedEncoding, type ContentEncoding } from './encoding/acceptedEncoding.ts'
import { passingBody } from './encoding/passingBody.ts'
import { entityTagFor, matchesEntityTag } from './entityTag.ts'
import type { KeptResponse } from './keptResponse.ts'
import type { RenderedResponse } from './renderedResponse.ts'
import type { SameAgain } from './sameAgain.ts'

export interface CacheLookup {
  key: string
  /** Renders of one line wait for one another, never for those of another line. */
  line?: string
  method: 'GET' | 'HEAD'
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** Whether the client has gone; without it, the client counts as present. */
  hasLeft?: (() => boolean) | undefined
}

export interface WireResponse {
  status: number
  headers: Record<string, string>
  /** Null for HEAD and 304. */
  body: Uint8Array | null
  outcome: 'hit' | 'stale' | 'miss' | 'uncacheable'
  /** The seconds for which it is still fresh; 0 when it is outdated, expired or not kept. */
  freshFor: number
  /** The metadata of its maker; absent for a 304. */
  about?: unknown
  /** Present for a fresh answer to GET. */
  again?: SameAgain
}

export function encodingFor(
  { compressible }: KeptResponse,
  { acceptEncoding }: CacheLookup,
): ContentEncoding {
  return compressible ? acceptedEncoding(acceptEncoding) : 'identity'
}

/** The headers that a 304 must not repeat (RFC 9110 section 15.4.5). */
const bodyHeaders = ['content-type', 'content-length', 'content-encoding', 'content-language']

function notModified(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !bodyHeaders.includes(name)))
}

/** Both in seconds; `age` so that a CDN in front does not count the lifetime anew. */
interface Times {
  age: number
  freshFor: number
}

export async function wireResponse(
  kept: KeptResponse,
  lookup: CacheLookup,
  outcome: 'hit' | 'stale' | 'miss',
  { age, freshFor }: Times,
): Promise<WireResponse> {
  const encoding = encodingFor(kept, lookup)
  const etag = entityTagFor(kept.opaqueTag, encoding)
  const headers: Record<string, string> = { ...kept.headers, etag, age: String(age) }
  if (kept.status === 200 && matchesEntityTag(lookup.ifNoneMatch, kept.opaqueTag)) {
    return { status: 304, headers: notModified(headers), body: null, outcome, freshFor }
  }
  const made = kept.body.in(encoding)
  const body = made instanceof Promise ? await made : made
  headers['content-length'] = String(body.byteLength)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  const { status, about } = kept
  return { status, headers, body: lookup.method === 'HEAD' ? null : body, outcome, freshFor, about }
}

export async function uncachedResponse(
  response: RenderedResponse,
  { acceptEncoding, method }: CacheLookup,
): Promise<WireResponse> {
  const sent = await passingBody(response.body, response.headers, acceptEncoding)
  const vary = [response.headers.vary, sent.headers.vary].filter(Boolean).join(', ')
  const length = { 'content-length': String(sent.body.byteLength) }
  return {
    status: response.status,
    headers: { ...response.headers, ...sent.headers, ...(vary && { vary }), ...length },
    body: method === 'HEAD' ? null : sent.body,
    outcome: 'uncacheable',
    freshFor: 0,
    about: response.about,
  }
}
