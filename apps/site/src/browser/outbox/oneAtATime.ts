/** One lock for all tabs of this site and its worker. */
const lockName = 'sira-envois'

let last: Promise<unknown> = Promise.resolve()

/** Does `work` after all other such work, so that each sees the result of the one before. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing in old browsers and on pages loaded by http: there each tab has its own order.
  if (typeof navigator.locks === 'object') return navigator.locks.request(lockName, work)
  const done = last.then(work, work)
  last = done
  return done
}
