import type { FastifyBaseLogger } from 'fastify'

/** Whether Valkey is there, told once when that changes. */
export interface Watched {
  /** It answered something. */
  answered(): void
  /** A new line to it is open. */
  there(): void
  away(reason: string): void
  isThere(): boolean
  /** Nothing more is told. */
  end(): void
}

/** Milliseconds without a failure after which it is there again: a full one still answers reads. */
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
