import { createHash } from 'node:crypto'
import type { ContentEncoding } from './encoding/acceptedEncoding.ts'

/** The opaque part of the ETag, quotes included. */
export function opaqueTagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/**
 * Strong for the bytes as rendered, weak for a compressed body: its bytes may be replaced by
 * better compressed ones of the same meaning (RFC 9110 section 8.8.1).
 */
export function entityTagFor(opaqueTag: string, encoding: ContentEncoding): string {
  return encoding === 'identity' ? opaqueTag : `W/${opaqueTag}`
}

/** If-None-Match compares weakly (RFC 9110 section 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, opaqueTag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaqueTag)
}
