import { freshnessOf } from './freshness.ts'
import { invalidationLog } from './invalidationLog.ts'
import { type KeptResponse, keptResponse } from './keptResponse.ts'
import { keptResponses } from './keptResponses.ts'
import type { RenderedResponse } from './renderedResponse.ts'
import { type Landing, type Render, renderFlights } from './renderFlights.ts'
import { type CacheLookup, uncachedResponse, type WireResponse, wireResponse } from './wireResponse.ts'

export type { CacheLookup, RenderedResponse, WireResponse }

export interface ResponseCache {
  /**
   * Answers from memory, or renders once however many ask at the same time. Rejects only when
   * there is nothing to show: the render threw and no earlier answer is left.
   * `render` must give the answer to GET, also when the lookup is a HEAD.
   */
  respond(lookup: CacheLookup, render: Render): Promise<WireResponse>
  /** Outdates every answer whose `Cache-Tag` holds one of these tags. */
  invalidate(tags: readonly string[]): void
  clear(): void
}

export interface ResponseCacheOptions {
  maxBytes: number
  /** How long a visitor waits for the new version of an outdated answer. Default 1000. */
  outdatedWaitMs?: number
  /** Pause after a failed render while an older answer is served. Default 1000. */
  retryAfterMs?: number
  /** A render that takes longer has failed. Default 30,000. */
  renderTimeoutMs?: number
  /** Told of each failed render whose visitors got an older answer, or none (it was ahead). */
  onRenderFailure?: (key: string, failure: unknown) => void
  now?: () => number
}

export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { outdatedWaitMs = 1000, retryAfterMs = 1000, now = Date.now } = options
  const store = keptResponses(options.maxBytes)
  const log = invalidationLog()
  const flights = renderFlights({
    log,
    now,
    renderTimeoutMs: options.renderTimeoutMs ?? 30_000,
    keep(key, response, changedAt) {
      const kept = keptResponse(response, now(), (grown) => store.resize(key, grown))
      if (kept === undefined) {
        store.remove(key)
        return undefined
      }
      kept.invalidated = changedAt !== undefined
      store.put(key, kept)
      return kept
    },
  })

  function answer(kept: KeptResponse, lookup: CacheLookup, outcome: 'hit' | 'stale' | 'miss') {
    const age = Math.max(0, Math.floor((now() - kept.storedAt) / 1000))
    return wireResponse(kept, lookup, outcome, age)
  }

  async function landed(key: string, landing: Promise<Landing>): Promise<Landing> {
    const result = await landing
    if (result.kind !== 'failed' && result.kind !== 'threw') return result
    const earlier = store.get(key)
    if (earlier !== undefined) earlier.retryAt = now() + retryAfterMs
    return result
  }

  /** Starts a render and reports its failure once, whoever may be waiting for it. */
  function startRender(key: string, render: Render): { startedAt: number; landing: Promise<Landing> } {
    const flight = flights.start(key, render)
    const landing = landed(key, flight.landing)
    landing.then((result) => {
      if (result.kind === 'failed') options.onRenderFailure?.(key, result.response.status)
      if (result.kind === 'threw') options.onRenderFailure?.(key, result.error)
    })
    return { startedAt: flight.startedAt, landing }
  }
  return { respond: undefined as never, invalidate: undefined as never, clear: undefined as never }
}
