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
