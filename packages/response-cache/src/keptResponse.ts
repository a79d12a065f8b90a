import { isCompressible } from './encoding/compression.ts'
import { type EncodedBody, encodedBody } from './encoding/encodedBody.ts'
import { opaqueTagOf } from './entityTag.ts'
import { type Aged, lifetimeOf } from './freshness.ts'
import type { RenderedResponse } from './renderedResponse.ts'

/** An answer in memory. Its body and headers never change; how usable it is does. */
export interface KeptResponse extends Aged {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: EncodedBody
  readonly opaqueTag: string
  readonly about: unknown
  readonly incomplete: boolean
  readonly compressible: boolean
  readonly tags: readonly string[]
  /** The earliest time of the next render, because the last one failed. */
  retryAt: number
}

const keptStatuses: ReadonlySet<number> = new Set([200, 301, 308, 404, 410])

export function tagsOf(response: RenderedResponse): string[] {
  const tags = (response.headers['cache-tag'] ?? '').split(',').map((tag) => tag.trim())
  return tags.filter((tag) => tag !== '')
}

function varyWith(vary: string | undefined, field: string): string {
  if (vary === undefined || vary === '') return field
  return vary.toLowerCase().includes(field.toLowerCase()) ? vary : `${vary}, ${field}`
}

/**
 * `undefined` when the answer may not be kept: its status is not one of 200, 301, 308, 404, 410,
 * `CDN-Cache-Control` gives it no life, or it is meant for one visitor (Set-Cookie, Vary: *).
 */
export function keptResponse(
  response: RenderedResponse,
  now: number,
  onGrowth: (kept: KeptResponse) => void,
): KeptResponse | undefined {
  const { headers, status } = response
  const lifetime = lifetimeOf(headers['cdn-cache-control'])
  if (lifetime === undefined || !keptStatuses.has(status)) return undefined
  if (headers['set-cookie'] !== undefined || headers.vary?.trim() === '*') return undefined
  const { 'content-length': _length, etag: _etag, ...rest } = headers
  const compressible = isCompressible(headers, response.body.byteLength)
  const kept: KeptResponse = {
    status,
    headers: compressible ? { ...rest, vary: varyWith(rest.vary, 'Accept-Encoding') } : rest,
    body: encodedBody(response, () => onGrowth(kept)),
    opaqueTag: opaqueTagOf(response.body),
    about: response.about,
    incomplete: response.incomplete === true,
    compressible,
    tags: tagsOf(response),
    storedAt: now,
    lifetime,
    outdatedAt: undefined,
    retryAt: 0,
  }
  return kept
}
