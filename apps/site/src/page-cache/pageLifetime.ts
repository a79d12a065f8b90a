/** Seconds. A change is announced, so this only bounds what a lost announcement can do. */
export const freshSeconds = 300
/** Seconds. A page made while part of the back office was away is soon made again. */
export const incompleteFreshSeconds = 5
/** Seconds. An old page is shown at once while it is rendered again, and whenever that fails. */
export const staleSeconds = 30 * 24 * 60 * 60

/** `CDN-Cache-Control` (RFC 9213); both durations in seconds. */
export function cdnCacheControl(maxAge: number, stale = staleSeconds): string {
  return `max-age=${maxAge}, stale-while-revalidate=${stale}, stale-if-error=${staleSeconds}`
}

interface Page {
  /** Made while part of the back office was away. */
  incomplete: boolean
  /** The only one that it is true of, as `YYYY-MM-DD`, where it says anything of a day. */
  day: string | undefined
}

/** For how many seconds a page is fresh, and how long it is then shown while it is made again. */
export function pageLifetime(
  { incomplete, day }: Page,
  now = new Date(),
): { maxAge: number; swr: number } {
  const maxAge = incomplete ? incompleteFreshSeconds : freshSeconds
  if (day === undefined) return { maxAge, swr: staleSeconds }
  const left = secondsToEndOf(day, now)
  const fresh = Math.min(maxAge, left)
  // Tomorrow it is made again before it is shown; if that fails, yesterday's is better than none.
  return { maxAge: fresh, swr: left - fresh }
}

/** In Ouagadougou, where it is UTC all year; none where midnight has passed while it was made. */
function secondsToEndOf(day: string, now: Date): number {
  const end = Date.parse(day) + 24 * 60 * 60 * 1000
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000))
}
