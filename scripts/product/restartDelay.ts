/** Milliseconds. */
const first = 500
const longest = 30_000
/** A part that ran so long had come up: what ended it is new. */
const steady = 60_000

/**
 * Gives the wait in milliseconds before a part that ended by itself is started again: twice the
 * last wait, so that a part that always fails does not load the machine and the log.
 */
export function restartDelay(last: number | undefined, ran: number): number {
  return last === undefined || ran >= steady ? first : Math.min(last * 2, longest)
}
