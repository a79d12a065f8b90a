import { LRUCache } from 'lru-cache'

/** The count including the new one, and the milliseconds until it is forgotten. */
export interface Counted {
  sum: number
  left: number
}

export interface Window {
  ms: number
  /** The limit: a count beyond it is not added. Default: none. */
  most?: number
}

/** Counters that are forgotten some time after they began. */
export interface Windows {
  /** Adds to the counter of a key; 0 only reads it, a negative number takes back. */
  add(key: string, amount: number, window: Window): Promise<Counted>
}

/** The counters of this process, which answer at once. */
export interface LocalWindows {
  add(key: string, amount: number, window: Window): Counted
  /** Forgets a counter and gives its sum. */
  take(key: string): number
}

/** A restart clears the counters. With too many keys, the least recently used are forgotten. */
export function localWindows(mostKeys = 5000): LocalWindows {
  const sums = new LRUCache<string, number>({ max: mostKeys, ttl: 1, ttlResolution: 0 })
  return {
    add(key, amount, { ms, most = Number.POSITIVE_INFINITY }) {
      const known = sums.get(key)
      const sum = Math.max(0, (known ?? 0) + amount)
      if (amount !== 0 && sum <= most) {
        if (known !== undefined) sums.set(key, sum, { noUpdateTTL: true })
        else if (amount > 0) sums.set(key, sum, { ttl: ms })
      }
      return { sum, left: sums.getRemainingTTL(key) }
    },
    take(key) {
      const sum = sums.get(key) ?? 0
      sums.delete(key)
      return sum
    },
  }
}
