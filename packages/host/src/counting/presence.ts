import type { FastifyBaseLogger } from 'fastify'

/** The presence of Valkey; each change is logged once. */
export interface Watched {
  /** Valkey answered. */
  answered(): void
  /** A new connection is open. */
  there(): void
  away(reason: string): void
  isThere(): boolean
  /** Stops the logging. */
  end(): void
}

/**
 * Milliseconds without a failure after which it counts as present: a server with full memory still
 * answers reads.
 */
const calm = 1000

export function watchPresence(
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number = () => performance.now(),
): Watched {
  let state: 'unknown' | 'there' | 'away' = 'unknown'
  let failedAt = Number.NEGATIVE_INFINITY
  let ended = false
  return {
    answered() {
      if (now() - failedAt >= calm) this.there()
    },
    there() {
      if (state === 'away' && !ended)
        log.warn('Valkey répond de nouveau : les limites sont communes.')
      state = 'there'
    },
    away(reason) {
      failedAt = now()
      if (state === 'away' || ended) return
      state = 'away'
      log.warn(
        { reason },
        'Valkey ne répond pas : en attendant, ce programme compte ses limites seul.',
      )
    },
    isThere: () => state === 'there',
    end() {
      ended = true
    },
  }
}
