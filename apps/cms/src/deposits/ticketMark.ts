import { createHash } from 'node:crypto'

/** What is kept of a ticket or of a sending key: each is secret, and long enough not to be guessed. */
export function ticketMark(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
