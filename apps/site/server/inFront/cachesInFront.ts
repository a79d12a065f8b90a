import { setTimeout as pause } from 'node:timers/promises'
import type { Changed } from '@sira/contract/wire/changes'
import type { FastifyBaseLogger } from 'fastify'
import type { Follower } from '../backOffice/contentChanges.ts'
import { type PurgeManner, purge } from './purgeCall.ts'
import { purgeLine } from './purgeLine.ts'

/** Milliseconds: by then every site that is well has heard, and what was on its way has arrived. */
const againAfter = 2000

/** The caches that stand in front of the site: told what changed, as soon as its own has been. */
export interface CachesInFront extends Follower {
  /** Whether there are any, and each has taken what it was told. */
  areTold(): boolean
  stop(): void
}

interface CachesOptions extends PurgeManner {
  urls: readonly string[]
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Each is told twice. What another site answered before it heard, or what was under way at that
 * moment, may have been kept after the first time (decision 89).
 */
export function cachesInFront({ urls, log, ...manner }: CachesOptions): CachesInFront {
  const ending = new AbortController()
  const { signal } = ending
  const lines = urls.map((url) =>
    purgeLine({
      name: new URL(url).host,
      send: (tags) => purge(url, tags, manner, signal),
      log,
      ending: signal,
    }),
  )
  function tellAll(changed: Changed): void {
    for (const line of lines) line.tell(changed)
  }

  return {
    invalidate(changed) {
      tellAll(changed)
      const later = pause(againAfter, changed, { signal, ref: false })
      // Only stopping makes it reject.
      later.then(tellAll).catch(() => undefined)
    },
    areTold: () => lines.length > 0 && lines.every((line) => line.isTold()),
    stop: () => ending.abort(),
  }
}
