import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Payload } from 'payload'

/** Whose devices: a secret of one opens nothing of the other. */
export type DevicePurpose = 'livreur' | 'presence'

/** Of a link, and of the one device that it has bound: nobody guesses it. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** Told on the phone or across the counter, never written beside the link. */
export function newSpokenCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** As it is kept: who reads the database opens nothing with it. */
export function kept(
  secret: string,
  purpose: DevicePurpose,
  { secret: key }: Pick<Payload, 'secret'>,
): string {
  return createHmac('sha256', key).update(`${purpose} ${secret}`).digest('hex')
}
