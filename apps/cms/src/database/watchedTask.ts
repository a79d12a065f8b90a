import { tracedApart } from '@sira/host/tracing/traced'

const longestRemembered = 15 * 60_000

/** When the last run of a job ended, in milliseconds since 1970; nothing while it is at work. */
const runs = new Map<number, number | undefined>()

/**
 * Jobs that this program runs, or has run in so many milliseconds, by their numbers: how a run ended
 * is noted after it.
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
