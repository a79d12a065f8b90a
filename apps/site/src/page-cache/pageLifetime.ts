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

/** Seconds. Of a server that need not tell what changes, an old page is shown for minutes only. */
export const foreignStaleSeconds = 300

interface Page {
  /** Made while part of the back office was away. */
  incomplete: boolean
  /** The only one that it is true of, as `YYYY-MM-DD`, where it says anything of a day. */
  day: string | undefined
  /** When something that it says is to come has begun, in milliseconds. */
  until?: number | undefined
  /** From a server that is not ours. */
  foreign?: boolean
}

/** For how many seconds a page is fresh, and how long it is then shown while it is made again. */
export function pageLifetime(
  { incomplete, day, until, foreign = false }: Page,
  now = new Date(),
): { maxAge: number; swr: number } {
  const maxAge = incomplete ? incompleteFreshSeconds : freshSeconds
  const stale = foreign ? foreignStaleSeconds : staleSeconds
  const left = Math.min(secondsToEndOf(day, now), secondsTo(until, now))
  if (left === Infinity) return { maxAge, swr: stale }
  const fresh = Math.min(maxAge, left)
  // Tomorrow it is made again before it is shown; if that fails, yesterday's is better than none.
  return { maxAge: fresh, swr: Math.min(left - fresh, stale) }
}

/** In Ouagadougou, where it is UTC all year; none where midnight has passed while it was made. */
function secondsToEndOf(day: string | undefined, now: Date): number {
  return secondsTo(day && Date.parse(day) + 24 * 60 * 60 * 1000, now)
}

function secondsTo(end: number | '' | undefined, now: Date): number {
  return end ? Math.max(0, Math.ceil((end - now.getTime()) / 1000)) : Infinity
}
