import { LRUCache } from 'lru-cache'
import type { KeptResponse } from './keptResponse.ts'

/** The memory: least recently used answers leave when `maxBytes` is reached. */
interface KeptResponses {
  get(key: string): KeptResponse | undefined
  put(key: string, kept: KeptResponse): void
  /** Counts the bytes again, unless the answer has been replaced. */
  resize(key: string, kept: KeptResponse): void
  remove(key: string): void
  /** Marks every answer made from one of these as outdated, and lets it be rendered at once. */
  outdate(changed: ReadonlySet<string> | 'everything', at: number): void
}

/** Headers, key, tags and bookkeeping of one answer, roughly. */
const overheadBytes = 1500

export function keptResponses(maxBytes: number): KeptResponses {
  const cache = new LRUCache<string, KeptResponse>({
    maxSize: maxBytes,
    sizeCalculation: (kept) => kept.body.byteLength() + overheadBytes,
  })
  return {
    get: (key) => cache.get(key),
    put: (key, kept) => void cache.set(key, kept),
    resize(key, kept) {
      if (cache.peek(key) === kept) {
        // lru-cache measures anew only when the value is another one.
        cache.delete(key)
        cache.set(key, kept)
      }
    },
    remove: (key) => void cache.delete(key),
    outdate(changed, at) {
      for (const kept of cache.values()) {
        if (changed === 'everything' || kept.tags.some((tag) => changed.has(tag))) {
          kept.outdatedAt = at
          kept.retryAt = 0
        }
      }
    },
  }
}
