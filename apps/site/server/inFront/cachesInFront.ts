import { setTimeout as pause } from 'node:timers/promises'
import type { Changed } from '@sira/contract/wire/changes'
import type { FastifyBaseLogger } from 'fastify'
import type { Follower } from '../backOffice/contentChanges.ts'
import { type PurgeManner, purge } from './purgeCall.ts'
import { purgeLine } from './purgeLine.ts'

/** Milliseconds: by then every healthy site has heard, and answers under way have arrived. */
const againAfter = 2000

/** The caches in front of the site: they are told of changes as soon as our own cache has been. */
export interface CachesInFront extends Follower {
  /** Whether there are any, and each has accepted the last changes. */
  areTold(): boolean
  stop(): void
}

interface CachesOptions extends PurgeManner {
  urls: readonly string[]
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Tells each cache twice: another site may have answered before it heard of the change, or an
 * answer may have been under way, and the cache may have kept it after the first call (decision
 * 89).
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
