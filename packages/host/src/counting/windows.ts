import { LRUCache } from 'lru-cache'

/** The count, the new one included, and the milliseconds until it is forgotten. */
export interface Counted {
  sum: number
  left: number
}

export interface Window {
  ms: number
  /** The limit: a count that would go beyond it is not added. Default: none. */
  most?: number
}

/** Sums that are forgotten a while after they began. */
export interface Windows {
  /** Adds to the sum of a key; nothing to look only, less than nothing to take back. */
  add(key: string, amount: number, window: Window): Promise<Counted>
}

/** Those of this process, at once. */
export interface LocalWindows {
  add(key: string, amount: number, window: Window): Counted
  /** Forgets a sum, and gives it. */
  take(key: string): number
}

/** A restart forgives. Of many keys, those unused for longest are forgotten first. */
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
