import type { PayloadRequest, TaskConfig } from 'payload'
import { mailQueue } from '../../../database/mailQueue.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { mailIdentity } from '../../../mail/mailIdentity.ts'
import { queueEmail } from '../../../mail/queuedEmail.ts'
import type { Newsletter } from '../../../payload-types.ts'
import { segmentWhere } from '../segment.ts'
import { subscriptionPage } from '../subscriptionPage.ts'
import { welcomeLetter } from './welcomeLetter.ts'

const minuteMs = 60_000

/**
 * Queues the letters in the transaction of the import, each batch a minute after the one before.
 */
export async function queueWelcome(
  readers: number[],
  minute: number,
  req: PayloadRequest,
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'welcomeReaders',
    queue: mailQueue,
    input: { readers },
    waitUntil: new Date(Date.now() + minute * minuteMs),
    req,
  })
}

/**
 * Tells imported subscribers that they are subscribed, with the proof and the link to unsubscribe.
 */
export const welcomeReadersTask: TaskConfig<'welcomeReaders'> = {
  slug: 'welcomeReaders',
  label: 'Écrire aux abonnés d’un import',
  inputSchema: [{ name: 'readers', type: 'number', hasMany: true, required: true }],
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ input: { readers }, req }) => {
    const { docs } = await req.payload.find({
      collection: 'newsletters',
      where: { and: [segmentWhere({}), { id: { in: readers } }] },
      pagination: false,
      depth: 0,
    })
    const { brand } = await mailIdentity(req.payload)
    await withinTransaction(req, async () => {
      for (const reader of docs) await welcome(reader, brand, req)
    })
    return { output: {} }
  },
}

async function welcome(reader: Newsletter, brand: string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  // A repeated run continues where it stopped.
  const messageId = `welcome-${reader.id}`
  const where = { messageId: { equals: messageId } }
  const { totalDocs } = await payload.count({ collection: 'emails', where, req })
  if (totalDocs > 0) return
  const unsubscribe = subscriptionPage(reader, 'unsubscribe', payload)
  await queueEmail(
    {
      // A reader who unsubscribes before gets no letter: see isStillWanted.
      kind: 'newsletter',
      to: reader.email,
      letter: welcomeLetter(reader, unsubscribe),
      about: { relationTo: 'newsletters', value: reader.id },
      unsubscribe,
      messageId,
      brand,
    },
    req,
  )
}
