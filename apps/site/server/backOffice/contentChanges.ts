import type { Changed } from '@sira/contract/wire/changes'

/** Keeps something made from the content, and hears when it is no longer true. */
export interface Follower {
  invalidate(changed: Changed): void
}

/** The changes that the back office announces, passed on to every cache. */
export interface ContentChanges {
  hear(follower: Follower): void
  tell(changed: Changed): void
  /** While the back office is not heard, shared answers may be outdated. */
  listening(isHeard: boolean): void
  /** The number of announced changes; undefined while none can be heard. */
  count(): number | undefined
}

export function contentChanges(): ContentChanges {
  const followers: Follower[] = []
  let count = 0
  let heard = false
  return {
    hear: (follower) => void followers.push(follower),
    tell(changed) {
      count += 1
      for (const follower of followers) follower.invalidate(changed)
    },
    listening(isHeard) {
      heard = isHeard
    },
    count: () => (heard ? count : undefined),
  }
}
