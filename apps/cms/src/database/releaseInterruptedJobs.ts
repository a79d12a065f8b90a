import type { CollectionSlug, Payload } from 'payload'

/**
 * A job that was running when the program was killed stays marked as running, and Payload would
 * never take it up again. At the start nothing runs yet: this is the only process (decision 1).
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs' as CollectionSlug,
    where: { processing: { equals: true } },
    data: { processing: false } as never,
    depth: 0,
  })
}
