import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { keptPassword, passwordSpellings } from './passwordText.ts'

const derive = promisify(pbkdf2)

/**
 * Payload 3.90 keeps passwords in this way (generatePasswordSaltHash, which it does not export).
 */
const prefix = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const keyLength = 32

/** Compared with when there is no such account, so that the answer takes as long. */
const nobody = { salt: '0'.repeat(64), hash: `${prefix}${'0'.repeat(keyLength * 2)}` }

export interface KeptPassword {
  salt?: string | null
  hash?: string | null
}

/** Checks at once: all processors but one. Each check takes one for a third of a second. */
const atOnce = Math.max(1, availableParallelism() - 1)
/** The longest queue: the server gets through it in a few seconds. */
const mostWaiting = 10 * atOnce
let running = 0
const waiting: (() => void)[] = []

/** Whether so many people guess now that one more would wait for long. */
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

/**
 * The spelling in which a password is that of an account, if any: its letters may have been composed
 * in another way when it was kept. All are tried in one turn, and as many where there is no account.
 */
export function rightSpelling(
  given: string,
  kept: KeptPassword | undefined,
): Promise<string | undefined> {
  return inTurn(async () => {
    for (const spelling of passwordSpellings(given)) {
      if (await isSpelled(spelling, kept)) return spelling
    }
    return undefined
  })
}

/** A password as Payload would keep it, for an account that keeps its sessions. */
export async function hashOf(given: string): Promise<{ salt: string; hash: string }> {
  const salt = randomBytes(32).toString('hex')
  const derived = await inTurn(() => hashed(keptPassword(given), salt))
  return { salt, hash: `${prefix}${derived.toString('hex')}` }
}

async function isSpelled(spelling: string, kept: KeptPassword | undefined): Promise<boolean> {
  const { salt, hash } = kept?.salt && kept.hash?.startsWith(prefix) ? kept : nobody
  if (!salt || !hash) return false
  const derived = await hashed(spelling, salt)
  const same = timingSafeEqual(derived, Buffer.from(hash.slice(prefix.length), 'hex'))
  return same && hash !== nobody.hash
}

function hashed(password: string, salt: string): Promise<Buffer> {
  return derive(password, salt, iterations, keyLength, 'sha256')
}
