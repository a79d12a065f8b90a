import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request has « Authorization: Bearer » with this token; the comparison takes constant
 * time.
 */
export function bearsToken({ headers }: { headers: IncomingHttpHeaders }, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
