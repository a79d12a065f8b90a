import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Payload } from 'payload'

/** Of a link, and of the one device that it has bound: nobody guesses it. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** Told on the phone or across the counter, never written beside the link. */
export function newSpokenCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** As it is kept: who reads the database opens nothing with it. */
export function kept(secret: string, { secret: key }: Pick<Payload, 'secret'>): string {
  return createHmac('sha256', key).update(`livreur ${secret}`).digest('hex')
}
