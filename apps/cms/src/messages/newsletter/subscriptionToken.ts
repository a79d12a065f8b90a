import { createHmac, timingSafeEqual } from 'node:crypto'
import { subscriptionToken as tokenForm } from '@sira/contract/subscriptionLinks'

interface Subscriber {
  id: number
  email: string
}

/**
 * Makes the secret of a link: the subscriber's number, and a signature over his address and the
 * purpose. Nothing is stored; it is void once the record is erased.
 */
export function subscriptionToken(
  { id, email }: Subscriber,
  purpose: string,
  secret: string,
): string {
  const signature = createHmac('sha256', secret).update(`${purpose}:${id}:${email}`)
  return `${id}.${signature.digest('base64url')}`
}

/** Gives the number in a token; undefined where it cannot be one of ours. */
export function subscriberOf(token: string): number | undefined {
  const [, id] = tokenForm.exec(token) ?? []
  return id === undefined ? undefined : Number(id)
}

export function isTokenOf(
  token: string,
  subscriber: Subscriber,
  purpose: string,
  secrets: readonly string[],
): boolean {
  const given = Buffer.from(token)
  return secrets.some((secret) => {
    const expected = Buffer.from(subscriptionToken(subscriber, purpose, secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
