import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { watchPresence } from './presence.ts'

/** The shared counters of several programs: Valkey, or another server of the Redis protocol. */
export interface Valkey {
  /**
   * Runs one script as one atomic act on keys of one kind. Gives undefined when no answer came in
   * time: the caller then counts for itself. The keys are hashed, so the server cannot read them.
   */
  run(
    script: string,
    kind: string,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown>
  /** Whether a connection is open; without one nothing is asked. */
  isOpen(): boolean
  /** Whether the last question was answered. */
  isThere(): boolean
  close(): void
}

export interface ValkeyOptions {
  url: string
  /** The same secret in all programs that count together. */
  secret: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Milliseconds for an answer: a visitor waits for it. A late answer ends the connection. */
const patience = 100
/** The longest pause between two attempts to connect, in milliseconds. */
const longestPause = 1000

/**
 * Opens the connection without waiting for it. A server that is away, slow, frozen or full counts
 * as absent, and the client tries again until it answers. The client library is only loaded when a
 * server is configured.
 */
export async function openValkey({ url, secret, log }: ValkeyOptions): Promise<Valkey> {
  const { Redis } = await import('iovalkey')
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    // For the commands that the client sends itself when it connects.
    commandTimeout: 10 * patience,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(50 * 2 ** times, longestPause),
    // A command without a connection fails at once, and none is repeated on the next connection: it
    // would count twice.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  })
  const presence = watchPresence(log)
  const hidden = (kind: string) => (key: string) => keyOf(kind, key, secret)
  /** The client calls a connection that we have ended ready until its end is confirmed. */
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
        // Only the message: the client adds the command to the error, and with it a password (0.4).
        presence.away(error instanceof Error ? error.message : String(error))
        // The server is frozen or too slow: use a new connection before anybody else waits.
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

/**
 * Hashes a key: addresses of visitors and staff may not be kept in the memory of another server.
 */
function keyOf(kind: string, key: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${kind}\n${key}`).digest('base64url')
  return `sira:${kind.replaceAll(' ', '-')}:${digest.slice(0, 27)}`
}

/** A refusal is an answer too: the connection works. */
const isReply = (error: unknown) => error instanceof Error && error.name === 'ReplyError'

class TooLate extends Error {
  override name = 'TooLate'

  constructor() {
    super(`pas de réponse en ${patience} ms`)
  }
}

/**
 * Rejects a late answer. When this process itself was busy, an answer that has arrived is read
 * first.
 */
function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => setImmediate(() => reject(new TooLate())), patience)
  asked.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
