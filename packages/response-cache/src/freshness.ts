/** The lifetimes of an answer in milliseconds, from `CDN-Cache-Control` (RFC 9213). */
interface Lifetime {
  fresh: number
  staleWhileRevalidate: number
  staleIfError: number
}

export interface Aged {
  storedAt: number
  lifetime: Lifetime
  /** The time when one of its sources changed, by the same clock as `storedAt`. */
  outdatedAt: number | undefined
}

/**
 * - `fresh`: served as it is.
 * - `stale`: served at once, rendered again behind the visitor's back.
 * - `outdated`: something it was made from has changed; the next visitor should see the change.
 * - `expired`: too old to be shown unless the render fails, or takes long.
 * - `dead`: too old to be shown at all.
 */
type Freshness = 'fresh' | 'stale' | 'outdated' | 'expired' | 'dead'

function secondsOf(directives: string, name: string): number {
  const found = new RegExp(`(?:^|[,\\s])${name}="?(\\d+)`, 'i').exec(directives)
  return found?.[1] === undefined ? 0 : Number(found[1])
}

/** `undefined` when the answer must not be kept. */
export function lifetimeOf(cdnCacheControl: string | undefined): Lifetime | undefined {
  if (cdnCacheControl === undefined) return undefined
  if (/(?:^|[,\s])(?:no-store|private|no-cache)\b/i.test(cdnCacheControl)) return undefined
  if (!/(?:^|[,\s])max-age="?\d/i.test(cdnCacheControl)) return undefined
  const lifetime = {
    fresh: secondsOf(cdnCacheControl, 'max-age') * 1000,
    staleWhileRevalidate: secondsOf(cdnCacheControl, 'stale-while-revalidate') * 1000,
    staleIfError: secondsOf(cdnCacheControl, 'stale-if-error') * 1000,
  }
  const kept = lifetime.fresh + lifetime.staleWhileRevalidate + lifetime.staleIfError
  return kept > 0 ? lifetime : undefined
}

/** Gives the whole seconds for which an answer is still `fresh`. */
export function secondsFresh(aged: Aged, now: number): number {
  if (freshnessOf(aged, now) !== 'fresh') return 0
  return Math.floor((aged.storedAt + aged.lifetime.fresh - now) / 1000)
}

export function freshnessOf(aged: Aged, now: number): Freshness {
  const { fresh, staleWhileRevalidate, staleIfError } = aged.lifetime
  const overdue = now - aged.storedAt - fresh
  if (overdue >= Math.max(staleWhileRevalidate, staleIfError)) return 'dead'
  if (aged.outdatedAt !== undefined) return 'outdated'
  if (overdue < 0) return 'fresh'
  return overdue < staleWhileRevalidate ? 'stale' : 'expired'
}
