import { createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

/** A secret of 192 random bits; addresses of pages are read without regard to case. */
export function newShareToken(): string {
  return randomBytes(24).toString('hex')
}

/** The digest under which a token is kept. */
export function shareMark(token: string, { secret }: Pick<Payload, 'secret'>): string {
  return createHmac('sha256', secret).update(`shortlist ${token.toLowerCase()}`).digest('base64url')
}
