import { createHash } from 'node:crypto'

/** The digest of a ticket or an idempotency key: each is secret, and too long to be guessed. */
export function ticketMark(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
