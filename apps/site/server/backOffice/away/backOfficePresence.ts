import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds between two questions. */
const between = 1000
/** Milliseconds that one of them waits for its answer. */
const patience = 2000
/** Questions in a row without an answer: five seconds after the last one. */
const mostSilent = 2

/** The presence of the back office: calls that wait for its answers follow this one signal. */
export interface BackOfficePresence {
  /** Aborted once the back office is away; another signal once it is back. */
  away(): AbortSignal
  stop(): void
}

/**
 * Asks the back office every second whether its process answers, with any status: a Strapi has
 * another health address. A frozen program still accepts connections, so each call would wait for
 * its own timeout. A stopped one refuses them: nobody waits for it, and its first answer makes it
 * present again.
 */
export function watchBackOffice(
  apiUrl: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): BackOfficePresence {
  const health = new URL('/healthz', apiUrl)
  const ending = new AbortController()
  let away = new AbortController()

  async function watch(): Promise<void> {
    for (let silences = 0; !ending.signal.aborted; ) {
      const [silent] = await Promise.all([
        isSilent(health, ending.signal),
        pause(between, undefined, { signal: ending.signal, ref: false }),
      ])
      silences = silent ? silences + 1 : 0
      const isAway = away.signal.aborted
      if (!silent && isAway) {
        away = new AbortController()
        log.info('le back office ne fait plus attendre')
      }
      if (silences >= mostSilent && !isAway) {
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

async function isSilent(health: URL, ending: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(patience)])
  try {
    const { body } = await fetch(health, { redirect: 'manual', signal })
    await body?.cancel()
    return false
  } catch {
    return signal.aborted
  }
}
