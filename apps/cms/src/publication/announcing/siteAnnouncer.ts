import { setTimeout as pause } from 'node:timers/promises'
import { invalidationPath, tagsAtOnce } from '@sira/contract/wire/invalidation'
import { signedCall } from '@sira/host/signedCall'

interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

interface SiteAnnouncerOptions {
  siteUrl: string
  secret: string
  log: Log
  /** Milliseconds before each new try. Default: about a minute in all. */
  retryDelays?: readonly number[]
}

export interface SiteAnnouncer {
  announce(tags: readonly string[]): void
  /** Stops trying; what was not delivered is left to the lifetime of the site's pages. */
  stop(): void
}

const answerTimeMs = 5000

/**
 * Tells the site which tags changed (brief signed calls). It never throws and nobody waits for it:
 * an absent site must not disturb an editor.
 */
export function siteAnnouncer(options: SiteAnnouncerOptions): SiteAnnouncer {
  const { siteUrl, secret, log, retryDelays = [300, 1500, 5000, 20_000, 40_000] } = options
  const stopped = new AbortController()

  async function deliver(tags: readonly string[]): Promise<void> {
    for (const delay of [0, ...retryDelays]) {
      await pause(delay, undefined, { signal: stopped.signal, ref: false })
      const problem = await tryOnce(tags)
      if (problem === undefined) return log.info({ tags }, 'changement annoncé au site')
      log.warn({ tags, problem }, 'le site n’a pas reçu l’annonce d’un changement')
    }
  }

  async function tryOnce(tags: readonly string[]): Promise<string | undefined> {
    try {
      const response = await fetch(`${siteUrl}${invalidationPath}`, {
        ...signedCall({ tags }, secret, new Date()),
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(answerTimeMs)]),
      })
      await response.body?.cancel()
      return response.status === 204 ? undefined : `statut ${response.status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  return {
    announce(tags) {
      for (let start = 0; start < tags.length; start += tagsAtOnce) {
        // Only stopping makes it reject.
        deliver(tags.slice(start, start + tagsAtOnce)).catch(() => undefined)
      }
    },
    stop() {
      stopped.abort()
    },
  }
}
