import { tracedApart } from '@sira/host/tracing/traced'

const longestRemembered = 15 * 60_000

/** The end of the last run of each job, in milliseconds since 1970; undefined while it runs. */
const runs = new Map<number, number | undefined>()

/**
 * Gives the jobs that this program runs, or ended within this time, by their numbers: the end of a
 * run is saved a moment later.
 */
export function jobsAtWork(endedWithinMs = 0): number[] {
  const limit = Date.now() - endedWithinMs
  return [...runs].flatMap(([id, endedAt]) =>
    endedAt === undefined || endedAt > limit ? [id] : [],
  )
}

/** A task of the queue, of which is known when it is at work; each run of it is a trace of its own. */
export function watchedTask<Task extends { slug: string; handler: unknown }>(task: Task): Task {
  const { handler, slug } = task
  if (typeof handler !== 'function') return task
  return {
    ...task,
    async handler(given: { job: { id: number } }) {
      const { id } = given.job
      forgetOldRuns()
      runs.set(id, undefined)
      try {
        return await tracedApart(`job ${slug}`, async () => handler(given))
      } finally {
        runs.set(id, Date.now())
      }
    },
  }
}

function forgetOldRuns(): void {
  const limit = Date.now() - longestRemembered
  for (const [id, endedAt] of runs) if (endedAt !== undefined && endedAt < limit) runs.delete(id)
}
