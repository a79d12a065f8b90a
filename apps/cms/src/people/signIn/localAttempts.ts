export interface Limit {
  /** The number of failures without a wait. */
  free: number
  /** Then each attempt waits, twice as long every time, up to the longest. */
  firstWait: number
  longestWait: number
  /** After this time without an attempt, all failures are forgotten. */
  forgetAfter: number
}

/** A key with its limit. */
export type Limited = readonly [string, Limit]

/** The counters of one kind: filling one kind does not affect the others. */
export interface AttemptCounts {
  /** Gives the seconds to wait; with 0 the attempt has begun. */
  begin(limited: readonly Limited[]): Promise<number>
  takeBack(key: string): Promise<void>
  forget(key: string): Promise<void>
}

interface Count {
  failures: number
  last: number
}

/** More counters than a dozen staff and a few attackers need; the oldest are dropped first. */
const mostCounts = 20_000

/** The counters of this process; a restart clears them. */
export function localAttempts(now: () => number): AttemptCounts {
  const counts = new Map<string, Count>()

  function waitOf([key, limit]: Limited): number {
    const count = counts.get(key)
    if (count === undefined || count.failures < limit.free) return 0
    const idle = now() - count.last
    if (idle >= limit.forgetAfter) return 0
    const wait = limit.firstWait * 2 ** Math.min(count.failures - limit.free, 20)
    return Math.max(0, Math.min(wait, limit.longestWait) - idle)
  }

  function note([key, limit]: Limited): void {
    const old = counts.get(key)
    const failures = old && now() - old.last < limit.forgetAfter ? old.failures : 0
    counts.delete(key)
    counts.set(key, { failures: failures + 1, last: now() })
    if (counts.size > mostCounts) counts.delete(counts.keys().next().value ?? '')
  }

  return {
    async begin(limited) {
      const wait = Math.max(...limited.map(waitOf))
      if (wait > 0) return Math.ceil(wait / 1000)
      limited.forEach(note)
      return 0
    },
    async takeBack(key) {
      const count = counts.get(key)
      if (count) count.failures -= 1
    },
    async forget(key) {
      counts.delete(key)
    },
  }
}
