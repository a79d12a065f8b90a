import { type ContractError, envelopeOf } from '@sira/contract/wire/errors'
import type { RenderedResponse } from '@sira/response-cache/responseCache'

/**
 * How long an answer may be kept. Every change in the back office invalidates it at once; the
 * minute is for changes made behind its back, a restored database say.
 */
const freshness = 'max-age=60, stale-while-revalidate=86400, stale-if-error=604800'

/** What the clock changes too: asked for anew, never shown once more from before. */
const shortFreshness = 'max-age=20, stale-if-error=604800'

/** Answers made of these say what holds now. */
const timed = 'sessions'

const jsonType = { 'content-type': 'application/json; charset=utf-8' }

/** A read that may be kept until one of its tags changes. */
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

/** A refusal found only while reading; never kept. */
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
