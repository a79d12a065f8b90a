import { createHmac } from 'node:crypto'

interface SignedCall {
  path: string
  headers: Record<string, string>
  body: string
}

/** The call that tells the site which tags changed; it proves by its signature who made it, and when. */
export function signedCall(tags: readonly string[], secret: string, now: Date): SignedCall {
  const body = JSON.stringify({ tags, at: now.toISOString() })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return {
    path: '/_cache/invalidate',
    headers: { 'content-type': 'application/json', 'x-sira-signature': `sha256=${signature}` },
    body,
  }
}
