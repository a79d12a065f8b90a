import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { secretsOf } from '../../environment/secretsOf.ts'

/** What the device that sent a dossier opens it by; nobody can make it without the secret. */
export function dossierKey(reference: string, { secret }: Pick<Payload, 'secret'>): string {
  return keyBy(reference, secret)
}

/** Whether a key opens a dossier; one of an earlier secret stands in cookies for weeks. */
export function isDossierKey(
  key: string,
  reference: string,
  payload: Pick<Payload, 'secret' | 'config'>,
): boolean {
  return secretsOf(payload).some((secret) => isSame(key, keyBy(reference, secret)))
}

/**
 * The key of a dossier that was found by its pair while a courier may know both: it opens all but the
 * code that he is told at the door.
 */
export function pairKey(reference: string, { secret }: Pick<Payload, 'secret'>): string {
  return keyBy(`${reference} by its pair`, secret)
}

export function isPairKey(
  key: string,
  reference: string,
  payload: Pick<Payload, 'secret'>,
): boolean {
  return isSame(key, pairKey(reference, payload))
}

export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function keyBy(reference: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`dossier ${reference}`)
    .digest('base64url')
    .slice(0, 22)
}
