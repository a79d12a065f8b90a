import type { WireResponse } from '@sira/response-cache/responseCache'
import { freshSeconds, staleSeconds } from '../../src/page-cache/pageLifetime.ts'

/** Seconds for a cache that nobody tells of changes: with the one until we hear, fewer than five. */
const untoldSeconds = 4

/** Of an answer, what its lifetime in front depends on. */
export type Answered = Pick<WireResponse, 'status' | 'outcome' | 'freshFor'>

interface Shown {
  /** The page of who saves data (decision 13). */
  light: boolean
  /** Whether the caches in front hear of what changes. */
  told: boolean
}

/**
 * What a page says to caches in front of the site, each in the header that it reads (decision 89).
 * A light page is `private` but for nginx, which keeps it apart by `Vary`: many others do not. An
 * outdated page is kept for a second, what is no page (404, 429, 503) not at all.
 */
export function sharedLifetime(
  { status, outcome, freshFor }: Answered,
  { light, told }: Shown,
): Record<string, string> {
  if (outcome === 'uncacheable') return { 'cache-control': 'private, no-store' }
  if (status !== 200 && status !== 304) return {}
  const shortest = Math.max(1, Math.min(freshFor, untoldSeconds))
  // It counts in whole seconds, of which the last one is over when the next has begun.
  const nginxSeconds = Math.max(1, shortest - 1)
  const seconds = told ? Math.max(shortest, Math.min(freshFor, freshSeconds)) : shortest
  const lifetime = `max-age=${seconds}, stale-if-error=${staleSeconds}`
  return {
    'x-accel-expires': String(nginxSeconds),
    'cdn-cache-control': light ? `private, ${lifetime}` : lifetime,
    ...(light ? { 'cache-control': 'private, max-age=0, must-revalidate' } : {}),
  }
}
