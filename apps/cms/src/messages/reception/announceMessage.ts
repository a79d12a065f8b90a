import type { CollectionSlug, PayloadRequest } from 'payload'
import { mailQueue } from '../../database/mailQueue.ts'
import { teamHasEnough } from '../../mail/caps/letterCap.ts'
import { type QueuedEmail, queueEmail } from '../../mail/queuedEmail.ts'

const betweenSummariesMs = 60 * 60_000

/**
 * Tells the team of a message, in the transaction that keeps it: by a notice of its own, or, after
 * many in a day, together with all others of the hour.
 */
export async function announceMessage(
  notice: QueuedEmail,
  receivedAt: string,
  req: PayloadRequest,
): Promise<void> {
  if (!(await teamHasEnough(notice.to, req))) {
    await queueEmail(notice, req)
    return
  }
  const waiting = await req.payload.count({
    collection: 'payload-jobs' as CollectionSlug,
    where: {
      taskSlug: { equals: 'sendSummary' },
      // A running job may have counted already.
      processing: { not_equals: true },
      hasError: { not_equals: true },
    },
    req,
  })
  if (waiting.totalDocs > 0) return
  await req.payload.jobs.queue({
    task: 'sendSummary',
    queue: mailQueue,
    input: { since: receivedAt },
    waitUntil: new Date(Date.now() + betweenSummariesMs),
    req,
  })
}
