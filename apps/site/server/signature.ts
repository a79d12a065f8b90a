import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a body carries our secret's signature (`sha256=` and the HMAC of its bytes). */
export function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
