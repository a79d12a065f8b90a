/** Of all tabs of this site, and of its worker. */
const lockName = 'sira-envois'

let last: Promise<unknown> = Promise.resolve()

/** Does `work` once nobody else does any: each then sees what the one before it has left. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing in old browsers, and on a page that came by http: then each tab for itself.
  if (typeof navigator.locks === 'object') return navigator.locks.request(lockName, work)
  const done = last.then(work, work)
  last = done
  return done
}
