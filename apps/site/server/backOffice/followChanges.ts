import { setTimeout as pause } from 'node:timers/promises'
import {
  betweenSignsOfLife,
  type ChangesAnswer,
  changesAnswer,
  changesPath,
  longestWaitForChanges,
} from '@sira/contract/wire/changes'
import { signedCall } from '@sira/host/calls/signedCall'
import type { FastifyBaseLogger } from 'fastify'
import { retryDelay } from '../../src/transport/door/retryDelay.ts'
import type { ContentChanges } from './contentChanges.ts'
import { lookedAnewMs } from './lookAnew.ts'

/** Milliseconds without a sign of life after which no answer will come. */
const patience = 3 * betweenSignsOfLife
/** The least milliseconds between two calls that bring no news and are answered at once. */
const leastMs = 1000
/** A back office that comes back is heard at once, after however long: asking costs nothing. */
const mostMs = 3000
/**
 * Milliseconds: a connection that ended may have been to one of two back offices; the other one
 * answers at once.
 */
const atOnceMs = 100

interface Following {
  /** Base of the contract. */
  apiUrl: string
  secret: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Milliseconds; default: four minutes. */
  looksAnew?: number
}

/** The server answered, but gives no changes: a plain Strapi, or one with another secret. */
class TellsNothing extends Error {}

/** Statuses of a server that will not tell; another one is that of a proxy, or of a bad moment. */
const refusals = new Set([401, 403, 404, 405])

const severalLogs =
  'API_URL mène à plusieurs back offices tour à tour : ce site doit rester avec le même (docs/how-to/outgrow-one-machine.md)'
/** The error for a server without such an address. */
const notOurs = (status: number) =>
  `statut ${status} : ce n’est pas notre back office ; devant un Strapi, donnez STRAPI=4 ou 5`

const differentSecrets =
  'INVALIDATION_SECRET n’est pas celui du back office (ou les deux horloges diffèrent de cinq minutes)'

/**
 * Asks the back office for changes, again and again. Each question waits there for an answer, with
 * signs of life meanwhile; after a break the next one gets the missed changes (decision 85). Where
 * the server tells nothing at all, everything counts as changed every few minutes. Gives a function
 * that stops it.
 */
export function followChanges(
  changes: Pick<ContentChanges, 'tell' | 'listening'>,
  { apiUrl, secret, log, looksAnew = lookedAnewMs }: Following,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false })

  async function follow(): Promise<void> {
    let since: string | undefined
    let failures = 0
    let toldNothing = false
    /** Answers in a row that know nothing of where we were; one comes after a restart. */
    let surprises = 0
    while (!signal.aborted) {
      try {
        if (toldNothing) changes.tell('everything')
        toldNothing = false
        const askedAt = Date.now()
        const wasKnown = since !== undefined
        const { position, changed } = await ask(since)
        if (failures > 0) log.info('le back office annonce de nouveau ce qui change')
        failures = 0
        changes.listening(true)
        if (changed.length > 0) {
          log.info({ changed }, 'contenus modifiés')
          changes.tell(changed)
        }
        // Only now: a failure above makes the server repeat the changes.
        since = position
        surprises = changed === 'everything' && wasKnown ? surprises + 1 : 0
        if (surprises === 3) log.warn(severalLogs)
        if (surprises > 0) await rest(retryDelay(surprises))
        else if (changed.length === 0 && Date.now() - askedAt < leastMs) await rest(leastMs)
      } catch (error) {
        if (signal.aborted) return
        changes.listening(false)
        failures += 1
        if (failures === 1) log.warn({ err: error }, 'le back office n’annonce pas ce qui change')
        toldNothing = error instanceof TellsNothing
        await rest(toldNothing ? looksAnew : afterFailures(failures))
      }
    }
  }

  async function ask(since: string | undefined): Promise<ChangesAnswer> {
    const silence = new AbortController()
    const untilSilence = setTimeout(
      () => silence.abort(new Error('plus un signe de vie')),
      patience,
    )
    const tooLong = AbortSignal.timeout(longestWaitForChanges + patience)
    try {
      const response = await fetch(`${apiUrl}${changesPath}`, {
        ...signedCall({ since }, secret, new Date()),
        redirect: 'manual',
        signal: AbortSignal.any([signal, silence.signal, tooLong]),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw refusal(response.status)
      }
      const text = await textOf(response, () => untilSilence.refresh())
      return changesAnswer.parse(JSON.parse(text))
    } finally {
      clearTimeout(untilSilence)
    }
  }

  // Only stopping makes it reject.
  follow().catch(() => undefined)
  return () => ending.abort()
}

function refusal(status: number): Error {
  if (!refusals.has(status)) return new Error(`statut ${status}`)
  return new TellsNothing(status === 401 ? differentSecrets : notOurs(status))
}

/** Gives the whole text; `heard` is called for each part that arrives. */
async function textOf({ body }: Response, heard: () => void): Promise<string> {
  let text = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard()
    text += part
  }
  return text
}

function afterFailures(failures: number): number {
  return failures === 1 ? atOnceMs : Math.min(retryDelay(failures - 1), mostMs)
}
