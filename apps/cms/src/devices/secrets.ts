import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Payload } from 'payload'

/** The purpose is part of each hash: a courier's secret opens no list of presence. */
export type DevicePurpose = 'livreur' | 'presence'

/** 192 random bits, for a link or for the device that it binds. */
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
