import { tracedApart } from '@sira/host/tracing/traced'

const atWork = new Set<number>()

/** Jobs that this program runs just now, by their numbers. */
export function jobsAtWork(): number[] {
  return [...atWork]
}

/** A task of the queue, of which is known when it is at work; each run of it is a trace of its own. */
export function watchedTask<Task extends { slug: string; handler: unknown }>(task: Task): Task {
  const { handler, slug } = task
  if (typeof handler !== 'function') return task
  return {
    ...task,
    async handler(given: { job: { id: number } }) {
      const { id } = given.job
      atWork.add(id)
      try {
        return await tracedApart(`job ${slug}`, async () => handler(given))
      } finally {
        atWork.delete(id)
      }
    },
  }
}
