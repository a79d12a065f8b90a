import { createHash, randomBytes } from 'node:crypto'

/** An hour, the time to read a letter. */
export const tokenLifeMs = 60 * 60 * 1000

export function newPasswordToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash is kept, not the token: a reader of the database cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
