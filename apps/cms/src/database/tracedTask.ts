import { tracedApart } from '@sira/host/tracing/traced'

/** A task of the queue, each run of which is a trace of its own. */
export function tracedTask<Task extends { slug: string; handler: unknown }>(task: Task): Task {
  const { handler, slug } = task
  if (typeof handler !== 'function') return task
  return {
    ...task,
    handler: (given: unknown) => tracedApart(`job ${slug}`, async () => handler(given)),
  }
}
