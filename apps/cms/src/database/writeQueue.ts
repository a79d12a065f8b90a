interface WriteQueue {
  /** Waits for one's turn; gives the function that ends it. */
  enter(): Promise<() => void>
}

/** Longer than any transaction of ours; one that never ends must not stop all others for ever. */
const longestTurnMs = 30_000

/** Turns in the order of asking. */
export function writeQueue(longestTurn = longestTurnMs): WriteQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    async enter() {
      const previous = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = previous.then(() => promise)
      await previous
      const limit = setTimeout(resolve, longestTurn)
      limit.unref()
      return () => {
        clearTimeout(limit)
        resolve()
      }
    },
  }
}
