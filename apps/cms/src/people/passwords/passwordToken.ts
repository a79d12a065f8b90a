import { createHash, randomBytes } from 'node:crypto'

/** As long as a letter may take to be read. */
export const tokenLifeMs = 60 * 60 * 1000

export function newPasswordToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only this is kept: who reads the database cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
