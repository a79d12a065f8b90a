import { createHmac, timingSafeEqual } from 'node:crypto'

/** Carries `sha256=` and the hexadecimal HMAC-SHA256 of the raw body. */
export const signatureHeader = 'x-sira-signature'

function signatureOf(body: string | Buffer, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** Makes a signed call from one program to the other: its content, its time and the signature. */
export function signedCall(content: object, secret: string, now: Date) {
  const body = JSON.stringify({ ...content, at: now.toISOString() })
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signatureOf(body, secret),
    },
    body,
  }
}

/** Whether a body carries our secret's signature. */
export function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(signatureOf(body, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
