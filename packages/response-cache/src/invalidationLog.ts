/** A point in the order of invalidations, not in time: two events never share one by accident. */
export type Moment = number

/**
 * Remembers invalidations during renders, so that an answer made from data read before a change
 * does not count as fresh. It forgets everything when no render is running.
 */
export interface InvalidationLog {
  now(): Moment
  record(changed: ReadonlySet<string> | 'everything'): void
  renderStarted(): Moment
  /**
   * Ends a render. Gives the moment of its newest change, if one was announced since it started.
   */
  renderEnded(started: Moment, tags: readonly string[]): Moment | undefined
}

export function invalidationLog(): InvalidationLog {
  const latest = new Map<string, Moment>()
  let everything: Moment = 0
  let moment: Moment = 0
  let running = 0
  return {
    now: () => moment,
    record(changed) {
      moment += 1
      if (changed === 'everything') everything = moment
      else if (running > 0) for (const tag of changed) latest.set(tag, moment)
    },
    renderStarted() {
      running += 1
      return moment
    },
    renderEnded(started, tags) {
      const changed = Math.max(everything, ...tags.map((tag) => latest.get(tag) ?? 0))
      running -= 1
      if (running === 0) latest.clear()
      return changed > started ? changed : undefined
    },
  }
}
