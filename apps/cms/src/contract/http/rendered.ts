import { type ContractError, envelopeOf } from '@sira/contract/wire/errors'
import type { RenderedResponse } from '@sira/response-cache/responseCache'

/**
 * The lifetime of an answer in caches. Every change in the back office invalidates it at once; the
 * minute is for changes outside it, such as a restored database.
 */
const freshness = 'max-age=60, stale-while-revalidate=86400, stale-if-error=604800'

/**
 * The lifetime of answers that also change with time: they are asked for again, never shown when
 * outdated.
 */
const shortFreshness = 'max-age=20, stale-if-error=604800'

/** Answers made from these change with time. */
const timed = 'sessions'

const jsonType = { 'content-type': 'application/json; charset=utf-8' }

/** An answer that may be cached until one of its tags changes. */
export function renderedAnswer(answer: unknown, tags: readonly string[]): RenderedResponse {
  return {
    status: 200,
    headers: {
      ...jsonType,
      'cache-control': 'public, max-age=0, must-revalidate',
      'cdn-cache-control': tags.includes(timed) ? shortFreshness : freshness,
      'cache-tag': tags.join(','),
    },
    body: bytes(answer),
  }
}

/** An error found only while reading; never cached. */
export function renderedError(error: ContractError): RenderedResponse {
  return {
    status: error.status,
    headers: { ...jsonType, 'cache-control': 'no-store' },
    body: bytes(envelopeOf(error)),
  }
}

function bytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}
