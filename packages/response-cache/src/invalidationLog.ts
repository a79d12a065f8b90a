/** A point in the order of invalidations, not in time: two events never share one by accident. */
export type Moment = number

/**
 * Remembers what was invalidated while renders are under way, so that an answer made from data
 * read before a change is not taken for fresh after it. Forgets all when no render is running.
 */
export interface InvalidationLog {
  now(): Moment
  record(changed: ReadonlySet<string> | 'everything'): void
  renderStarted(): Moment
  /** Ends a render; the moment its newest change was announced, if one was since it started. */
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
