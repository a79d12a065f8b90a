import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { mailQueue } from '../../../database/mailQueue.ts'

const collection = 'payload-jobs' as CollectionSlug

/** The job that writes a letter to its readers: now, or at a moment. */
export async function queueLetter(
  letter: number,
  at: string | undefined,
  req: PayloadRequest,
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'sendLetter',
    queue: mailQueue,
    input: { letter },
    ...(at === undefined ? {} : { waitUntil: new Date(at) }),
    req,
  })
}

export function jobsOf(letter: number): Where {
  return { taskSlug: { equals: 'sendLetter' }, 'input.letter': { equals: letter } }
}

/** A running job finds by itself that nothing is to be done. */
export async function removeJobs(letter: number, req: PayloadRequest): Promise<void> {
  const where = { ...jobsOf(letter), processing: { not_equals: true } }
  await req.payload.delete({ collection, where, depth: 0, req })
}
