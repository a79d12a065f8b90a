import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { watchPresence } from './presence.ts'

/** Where several programs count together: Valkey, or another server of the Redis protocol. */
export interface Valkey {
  /**
   * One script, as one act on keys of one kind. `undefined` where no answer came in time, or none was
   * given: whoever asks then counts by itself. What a key names is not readable there.
   */
  run(
    script: string,
    kind: string,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown>
  /** Whether there is a line to it: else nothing is asked. */
  isOpen(): boolean
  /** Whether the last answer came. */
  isThere(): boolean
  close(): void
}

export interface ValkeyOptions {
  url: string
  /** The same in all programs that count together. */
  secret: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Milliseconds that an answer may take: a visitor waits for it. One that is late breaks the line. */
const patience = 100
/** Milliseconds: what hides a server that is away from whoever comes next. */
const longestPause = 1000

/**
 * Opens the line and waits for nothing: a server that is away, slow, frozen or full is one that is
 * not there, and is looked for until it is. The client is loaded where one is configured only.
 */
export async function openValkey({ url, secret, log }: ValkeyOptions): Promise<Valkey> {
  const { Redis } = await import('iovalkey')
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    // Of what the client asks by itself, as it opens a line.
    commandTimeout: 10 * patience,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(50 * 2 ** times, longestPause),
    // Nothing waits for a line that is not there, nor is counted twice on the next one.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  })
  const presence = watchPresence(log)
  const hidden = (kind: string) => (key: string) => keyOf(kind, key, secret)
  /** A line that we have given up is ready to the client until its end is heard of. */
  let givenUp = false
  const isOpen = () => client.status === 'ready' && !givenUp
  client.on('ready', () => {
    givenUp = false
    presence.there()
  })
  client.on('error', (error: Error) => presence.away(error.message))
  client.on('close', () => presence.away('la connexion est fermée'))

  return {
    async run(script, kind, keys, args) {
      if (!isOpen()) return undefined
      try {
        const asked = client.eval(script, keys.length, ...keys.map(hidden(kind)), ...args)
        const answer = await inTime(asked)
        presence.answered()
        return answer
      } catch (error) {
        // Its message alone: the client adds the command, and with it a password (0.4).
        presence.away(error instanceof Error ? error.message : String(error))
        // Frozen, or too slow to wait for: nobody else does until it answers on a new line.
        if (!isReply(error) && isOpen()) {
          givenUp = true
          client.disconnect(true)
        }
        return undefined
      }
    },
    isOpen,
    isThere: () => presence.isThere(),
    close() {
      presence.end()
      client.disconnect()
    },
  }
}

/** Addresses of visitors and staff are not kept in another server's memory. */
function keyOf(kind: string, key: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${kind}\n${key}`).digest('base64url')
  return `sira:${kind.replaceAll(' ', '-')}:${digest.slice(0, 27)}`
}

/** It answered, if only by a refusal: there is nothing wrong with the line. */
const isReply = (error: unknown) => error instanceof Error && error.name === 'ReplyError'

class TooLate extends Error {
  override name = 'TooLate'

  constructor() {
    super(`pas de réponse en ${patience} ms`)
  }
}

/** An answer that came while this process itself was busy is not late: it is read first. */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => setImmediate(() => reject(new TooLate())), patience)
  asked.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
