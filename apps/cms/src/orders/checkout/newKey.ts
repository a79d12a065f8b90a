import { randomBytes } from 'node:crypto'

/** Opens the page of an order: 128 bits. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}
