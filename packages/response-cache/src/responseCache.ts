import { freshnessOf, secondsFresh } from './freshness.ts'
import { invalidationLog } from './invalidationLog.ts'
import { type KeptResponse, keptResponse } from './keptResponse.ts'
import { keptResponses } from './keptResponses.ts'
import { latestLanding, renewalWait } from './latestLanding.ts'
import type { RenderedResponse } from './renderedResponse.ts'
import { type Asked, type Landing, renderFlights } from './renderFlights.ts'
import type { Permit } from './renderPermit.ts'
import type { Render } from './renderTurns.ts'
import { sameAgain } from './sameAgain.ts'
import {
  type CacheLookup,
  encodingFor,
  uncachedResponse,
  type WireResponse,
  wireResponse,
} from './wireResponse.ts'
import { valueWithin } from './withinTime.ts'

export type { CacheLookup, RenderedResponse, WireResponse }

export interface ResponseCache {
  /**
   * Answers from memory, or renders once however many ask at the same time. Rejects only when
   * the render threw, or was not permitted, and there is no earlier answer to show.
   * `render` must give the answer to GET, also when the lookup is a HEAD.
   */
  respond(lookup: CacheLookup, render: Render, permit?: Permit): Promise<WireResponse>
  /** Outdates every answer whose `Cache-Tag` holds one of these tags, or every answer there is. */
  invalidate(changed: readonly string[] | 'everything'): void
}

interface ResponseCacheOptions {
  maxBytes: number
  /**
   * Milliseconds that a visitor waits for the new version of an outdated or expired answer. Default
   * 1000.
   */
  renewalWaitMs?: number
  /** Least pause after a failed render while an older answer is served. Default 1000. */
  retryAfterMs?: number
  /** A render that takes longer has failed. Default 30,000. */
  renderTimeoutMs?: number
  /**
   * Called once for each failed render: with the error, the status when it was 5xx, or
   * `incomplete`.
   */
  onRenderFailure?: (key: string, failure: unknown) => void
  now?: () => number
}

export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { renewalWaitMs = 1000, retryAfterMs = 1000, renderTimeoutMs = 30_000 } = options
  const now = options.now ?? Date.now
  const store = keptResponses(options.maxBytes)
  const log = invalidationLog()
  const flights = renderFlights({ log, now, renderTimeoutMs, keep, keepsComplete, failed })

  function keep(key: string, response: RenderedResponse, outdated: boolean) {
    const kept = keptResponse(response, now(), (grown) => store.resize(key, grown))
    if (kept === undefined) {
      store.remove(key)
      return undefined
    }
    if (outdated) kept.outdatedAt = now()
    store.put(key, kept)
    return kept
  }

  function keepsComplete(key: string): boolean {
    const kept = store.get(key)
    return kept !== undefined && !kept.incomplete && freshnessOf(kept, now()) !== 'dead'
  }

  /** A slow failure delays the next attempt by the same time: some service does not answer. */
  function failed(key: string, failure: unknown, took: number): void {
    const earlier = store.get(key)
    if (earlier !== undefined) earlier.retryAt = now() + Math.max(retryAfterMs, took)
    options.onRenderFailure?.(key, failure)
  }

  function answer(kept: KeptResponse, lookup: CacheLookup, outcome: 'hit' | 'stale' | 'miss') {
    const at = now()
    return wireResponse(kept, lookup, outcome, {
      age: Math.max(0, Math.floor((at - kept.storedAt) / 1000)),
      freshFor: secondsFresh(kept, at),
    })
  }

  async function hit(kept: KeptResponse, lookup: CacheLookup): Promise<WireResponse> {
    const given = await answer(kept, lookup, 'hit')
    if (given.body === null) return given
    // Only the key, so that the request itself is not kept in memory.
    const { key } = lookup
    const fresh = () => {
      const there = store.get(key)
      return there && freshnessOf(there, now()) === 'fresh' ? there : undefined
    }
    const encoding = encodingFor(kept, lookup)
    return { ...given, again: sameAgain(kept, encoding, given.body.byteLength, { fresh, now }) }
  }

  function show(landing: Landing | undefined, lookup: CacheLookup, earlier?: KeptResponse) {
    if (landing?.kind === 'kept') return answer(landing.kept, lookup, 'miss')
    if (landing?.kind === 'uncacheable') return uncachedResponse(landing.response, lookup)
    if (earlier !== undefined) return answer(earlier, lookup, 'stale')
    if (landing?.kind === 'failed') return uncachedResponse(landing.response, lookup)
    throw landing?.error
  }

  async function renew(asked: Asked, render: Render, permit?: Permit): Promise<void> {
    if (permit !== undefined && (await permit()) !== undefined) return
    if (flights.current(asked.key) === undefined) flights.start(asked, render)
  }

  return {
    async respond(lookup, render, permit) {
      const { key, line = '', hasLeft } = lookup
      const asked = { key, line, hasLeft }
      const kept = store.get(key)
      const freshness = kept === undefined ? 'dead' : freshnessOf(kept, now())
      if (kept === undefined || freshness === 'dead') {
        return show(await latestLanding(asked, render, flights, log, permit), lookup)
      }
      if (freshness === 'fresh') return hit(kept, lookup)
      if (now() < kept.retryAt) return answer(kept, lookup, 'stale')
      if (freshness === 'stale') {
        if (flights.current(key) === undefined) void renew({ key, line }, render, permit)
        return answer(kept, lookup, 'stale')
      }
      const wait = renewalWait(kept, flights.current(key), now(), renewalWaitMs)
      // The render goes on when its caller leaves, for later callers.
      const landing = latestLanding({ key, line }, render, flights, log, permit)
      return show(await valueWithin(landing, wait), lookup, kept)
    },
    invalidate(changed) {
      const tags = changed === 'everything' ? changed : new Set(changed)
      log.record(tags)
      store.outdate(tags, now())
    },
  }
}
