import { setImmediate as others } from 'node:timers/promises'

/** One piece of work after the other, of which only so many may wait. */
export function inTurn(mostWaiting: number, busy: () => Error) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= mostWaiting) throw busy()
    waiting += 1
    // Other work is done between two of them.
    const turn = last.then(() => others()).then(work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}
