import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** How Payload 3.90 keeps passwords (generatePasswordSaltHash, which it does not export). */
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32

/** Compared with when there is no such account, so that the answer takes as long. */
const nobody = { salt: '0'.repeat(64), hash: `${prefix}${'0'.repeat(keyLength * 2)}` }

export interface KeptPassword {
  salt?: string | null
  hash?: string | null
}

/** Whoever guesses leaves a processor to everybody else: each guess takes one for a third of a second. */
const atOnce = Math.max(1, availableParallelism() - 1)
/** What is got through in a few seconds. */
const mostWaiting = 10 * atOnce
let running = 0
const waiting: (() => void)[] = []

/** Whether so many guess right now that one more would wait for long. */
export function isCrowded(): boolean {
  return waiting.length >= mostWaiting
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Whether a password is that of an account; takes as long where there is none. */
export async function isPassword(given: string, kept: KeptPassword | undefined): Promise<boolean> {
  const { salt, hash } = kept?.salt && kept.hash?.startsWith(prefix) ? kept : nobody
  if (!salt || !hash) return false
  const derived = await inTurn(() => derive(given, salt, iterations, keyLength, 'sha256'))
  const same = timingSafeEqual(derived, Buffer.from(hash.slice(prefix.length), 'hex'))
  return same && hash !== nobody.hash
}
