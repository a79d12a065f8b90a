import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds between two questions. */
const between = 1000
/** Milliseconds that one of them waits for its answer. */
const patience = 2000
/** Unanswered questions in a row: five seconds after the last answer. */
const mostUnanswered = 2

/** Whether the back office is there: what waits for its answers follows this one signal. */
export interface BackOfficePresence {
  /** Aborted once the back office is away; another signal once it is back. */
  away(): AbortSignal
  stop(): void
}

/**
 * Asks the back office every second whether its process answers, whatever it answers: a Strapi has
 * another address for its health, and says so. A program that hangs still takes connections, so each
 * call would wait for its own time to end.
 */
export function watchBackOffice(
  apiUrl: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): BackOfficePresence {
  const health = new URL('/healthz', apiUrl)
  const ending = new AbortController()
  let away = new AbortController()

  async function watch(): Promise<void> {
    for (let unanswered = 0; !ending.signal.aborted; ) {
      const [answered] = await Promise.all([
        isAnswered(health, ending.signal),
        pause(between, undefined, { signal: ending.signal, ref: false }),
      ])
      unanswered = answered ? 0 : unanswered + 1
      const isAway = away.signal.aborted
      if (answered && isAway) {
        away = new AbortController()
        log.info('le back office répond de nouveau')
      }
      if (unanswered >= mostUnanswered && !isAway) {
        away.abort(new Error('le back office ne répond pas'))
        log.warn(
          'le back office ne répond pas\u00a0: ce qui l’attend est refusé jusqu’à son retour',
        )
      }
    }
  }

  // Only stopping makes it reject.
  watch().catch(() => undefined)
  return { away: () => away.signal, stop: () => ending.abort() }
}

async function isAnswered(health: URL, ending: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(patience)])
    const { body } = await fetch(health, { redirect: 'manual', signal })
    await body?.cancel()
    return true
  } catch {
    return false
  }
}
