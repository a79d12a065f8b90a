import { createHmac, timingSafeEqual } from 'node:crypto'
import { invalidationLifetime } from '@sira/contract/wire/invalidation'

/** Whether a body carries our secret's signature (`sha256=` and the HMAC of its bytes). */
export function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a call signed at that moment (ISO 8601) is still taken: nobody may repeat it later. */
export function isRecent(at: unknown): boolean {
  if (typeof at !== 'string') return false
  return Math.abs(Date.now() - Date.parse(at)) <= invalidationLifetime
}
