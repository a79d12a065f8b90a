import { noTurn } from '../storageFailure.ts'

export interface WriteQueue {
  /** Waits for the turn; gives the function that ends it. Throws after waiting too long. */
  enter(): Promise<() => void>
}

/**
 * Longer than any transaction of ours; it also frees a caller that waits for itself inside its own
 * transaction.
 */
const longestWaitMs = 15_000

/** Turns in the order of asking. */
export function writeQueue(longestWait = longestWaitMs): WriteQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    async enter() {
      const previous = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = previous.then(() => promise)
      try {
        await withinTime(previous, longestWait)
      } catch (error) {
        resolve()
        throw error
      }
      return resolve
    },
  }
}

async function withinTime(turn: Promise<void>, longestWait: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(noTurn(longestWait)), longestWait)
  try {
    await Promise.race([turn, promise])
  } finally {
    clearTimeout(timer)
  }
}
