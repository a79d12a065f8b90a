import { setTimeout as pause } from 'node:timers/promises'
import type { Changed } from '@sira/contract/wire/changes'
import type { FastifyBaseLogger } from 'fastify'
import { retryDelay } from '../../src/transport/door/retryDelay.ts'
import { joined, nothing, type Waiting } from './waiting.ts'

/** The queue of purge calls to one cache in front, one call after the other. */
export interface PurgeLine {
  tell(changed: Changed): void
  /** Whether it has accepted the last changes. */
  isTold(): boolean
}

interface PurgeLineOptions {
  /** For the log; no secret. */
  name: string
  send(tags: Waiting): Promise<void>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  ending: AbortSignal
}

/** A failed call is sent again, with the changes since, after growing waits. */
export function purgeLine({ name, send, log, ending }: PurgeLineOptions): PurgeLine {
  let waiting = nothing
  let failures = 0
  let sending = false

  async function sendAll(): Promise<void> {
    sending = true
    while (waiting !== nothing && !ending.aborted) {
      const tags = waiting
      waiting = nothing
      try {
        await send(tags)
        if (failures > 0) log.info({ cache: name }, 'le cache de devant suit de nouveau')
        failures = 0
      } catch (error) {
        waiting = joined(tags, waiting)
        failures += 1
        if (failures === 1) log.warn({ cache: name, err: error }, 'cache de devant non prévenu')
        await pause(retryDelay(failures), undefined, { signal: ending, ref: false })
      }
    }
    sending = false
  }

  return {
    tell(changed) {
      waiting = joined(waiting, changed)
      // Only stopping makes it reject.
      if (!sending) sendAll().catch(() => undefined)
    },
    isTold: () => failures === 0,
  }
}
