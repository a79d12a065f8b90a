import { messageKindNames } from '@sira/contract/forms/messageForms'
import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { messageKinds } from '../kinds/messageKinds.ts'
import { type CountedMessages, summaryLetter } from './summaryLetter.ts'

/** Tells the team of all messages that came without a notice of their own. */
export const sendSummaryTask: TaskConfig<'sendSummary'> = {
  slug: 'sendSummary',
  label: 'Envoyer le résumé des messages reçus',
  inputSchema: [{ name: 'since', type: 'text', required: true }],
  // This only keeps and queues the letter; its sending has attempts of its own.
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 30_000 } },
  handler: async ({ input: { since }, job, req: { payload } }) => {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, () => summarise(since, `summary-${job.id}`, req))
    return { output: {} }
  },
}

async function summarise(since: string, messageId: string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const where = { messageId: { equals: messageId } }
  if ((await payload.count({ collection: 'emails', where, req })).totalDocs > 0) return
  const counted = await messagesSince(since, req)
  if (counted.length === 0) return
  const { brand, noticesTo } = await mailIdentity(payload, req)
  const letter = summaryLetter(counted, since, publicUrl(payload))
  await queueEmail({ kind: 'notice', to: noticesTo, letter, brand, messageId }, req)
}

/** Counts the messages of the announced kinds, without suspicious ones. */
async function messagesSince(since: string, req: PayloadRequest): Promise<CountedMessages[]> {
  const where = {
    createdAt: { greater_than_equal: since },
    suspicion: { exists: false },
  }
  const counted: CountedMessages[] = []
  for (const kind of messageKindNames.filter((name) => messageKinds[name].letters !== null)) {
    const { totalDocs } = await req.payload.count({ collection: kind, where, req })
    if (totalDocs > 0) counted.push({ label: messageKinds[kind].labels.plural, count: totalDocs })
  }
  return counted
}
