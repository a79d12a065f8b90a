import { setTimeout as pause } from 'node:timers/promises'
import {
  type ChangesAnswer,
  changesAnswer,
  changesPath,
  longestWaitForChanges,
} from '@sira/contract/wire/changes'
import { signedCall } from '@sira/host/signedCall'
import type { FastifyBaseLogger } from 'fastify'
import { retryDelay } from '../../src/transport/door/retryDelay.ts'
import type { ContentChanges } from './contentChanges.ts'

/** Milliseconds beyond the longest wait after which no answer will come. */
const patience = 10_000
/** Whoever neither waits nor has anything to tell is not asked again at once. */
const leastMs = 1000

/** Of a server that tells nothing, everything may have changed: it is looked at anew so often. */
const lookedAnewMs = 4 * 60_000

interface Following {
  /** Base of the contract. */
  apiUrl: string
  secret: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Milliseconds; default: four minutes. */
  looksAnew?: number
}

/** It answered, and will not tell: a plain Strapi, or one with another secret. */
class TellsNothing extends Error {}

const differentSecrets =
  'INVALIDATION_SECRET n’est pas celui du back office (ou les deux horloges diffèrent de cinq minutes)'

/**
 * Asks the back office what changed, again and again; each question waits there until there is an
 * answer. After a break the next one tells what was missed (decision 85). Where the server tells
 * nothing at all, everything is taken for changed every few minutes. Gives the way to stop.
 */
export function followChanges(
  changes: Pick<ContentChanges, 'tell' | 'listening'>,
  { apiUrl, secret, log, looksAnew = lookedAnewMs }: Following,
): () => void {
  const ending = new AbortController()
  const { signal } = ending

  async function follow(): Promise<void> {
    let since: string | undefined
    let failures = 0
    let toldNothing = false
    while (!signal.aborted) {
      try {
        if (toldNothing) changes.tell('everything')
        toldNothing = false
        const askedAt = Date.now()
        const { position, changed } = await ask(since)
        if (failures > 0) log.info('le back office annonce de nouveau ce qui change')
        failures = 0
        changes.listening(true)
        if (changed.length > 0) {
          log.info({ changed }, 'contenus modifiés')
          changes.tell(changed)
        }
        // Not before: whoever could not take it is told again.
        since = position
        if (changed.length === 0 && Date.now() - askedAt < leastMs) {
          await pause(leastMs, undefined, { signal, ref: false })
        }
      } catch (error) {
        if (signal.aborted) return
        changes.listening(false)
        failures += 1
        if (failures === 1) log.warn({ err: error }, 'le back office n’annonce pas ce qui change')
        toldNothing = error instanceof TellsNothing
        const delay = toldNothing ? looksAnew : retryDelay(failures)
        await pause(delay, undefined, { signal, ref: false })
      }
    }
  }

  async function ask(since: string | undefined): Promise<ChangesAnswer> {
    const response = await fetch(`${apiUrl}${changesPath}`, {
      ...signedCall({ since }, secret, new Date()),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitForChanges + patience)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      const { status } = response
      if (status >= 500) throw new Error(`statut ${status}`)
      throw new TellsNothing(status === 401 ? differentSecrets : `statut ${status}`)
    }
    return changesAnswer.parse(await response.json())
  }

  // Only stopping makes it reject.
  follow().catch(() => undefined)
  return () => ending.abort()
}
