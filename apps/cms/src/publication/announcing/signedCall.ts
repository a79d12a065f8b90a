import { createHmac } from 'node:crypto'
import { type InvalidationBody, signatureHeader } from '@sira/contract/wire/invalidation'

interface SignedCall {
  path: string
  headers: Record<string, string>
  body: string
}

/** The call that tells the site which tags changed; it proves by its signature who made it, and when. */
export function signedCall(tags: readonly string[], secret: string, now: Date): SignedCall {
  const content: InvalidationBody = { tags: [...tags], at: now.toISOString() }
  return { path: '/_cache/invalidate', ...signedJson(content, secret) }
}

/** A body for the site with the signature that proves who wrote it. */
export function signedJson(content: object, secret: string): Omit<SignedCall, 'path'> {
  const body = JSON.stringify(content)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    headers: { 'content-type': 'application/json', [signatureHeader]: `sha256=${signature}` },
    body,
  }
}
