import type { WireResponse } from '@sira/response-cache/responseCache'
import { freshSeconds, staleSeconds } from '../../src/page-cache/pageLifetime.ts'

/**
 * Seconds for a cache that is not told of changes: together with the second until we hear of them,
 * fewer than five.
 */
const untoldSeconds = 4

/** The facts of an answer on which its lifetime in front depends. */
export type Answered = Pick<WireResponse, 'status' | 'outcome' | 'freshFor'>

interface Shown {
  /** The page for a visitor who saves data (decision 13). */
  light: boolean
  /** Whether the caches in front are told of changes. */
  told: boolean
}

/**
 * Gives the lifetime of a page for the caches in front of the site, each in the header that it
 * reads (decision 89). A light page is `private` except for nginx, which separates it by `Vary`:
 * many other caches do not. An outdated page is kept for a second; an error (404, 429, 503) is not
 * kept.
 */
export function sharedLifetime(
  { status, outcome, freshFor }: Answered,
  { light, told }: Shown,
): Record<string, string> {
  if (outcome === 'uncacheable') return { 'cache-control': 'private, no-store' }
  if (status !== 200 && status !== 304) return {}
  const shortest = Math.max(1, Math.min(freshFor, untoldSeconds))
  // nginx counts in whole seconds, of which the last ends when the next begins.
  const nginxSeconds = Math.max(1, shortest - 1)
  const seconds = told ? Math.max(shortest, Math.min(freshFor, freshSeconds)) : shortest
  const lifetime = `max-age=${seconds}, stale-if-error=${staleSeconds}`
  return {
    'x-accel-expires': String(nginxSeconds),
    'cdn-cache-control': light ? `private, ${lifetime}` : lifetime,
    ...(light ? { 'cache-control': 'private, max-age=0, must-revalidate' } : {}),
  }
}
