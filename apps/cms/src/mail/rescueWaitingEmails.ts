import { type CollectionSlug, createLocalReq, type Payload, type Where } from 'payload'
import * as z from 'zod'
import { inBatches } from '../database/records/inBatches.ts'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { queueSending } from './queuedEmail.ts'

/** About as long as an e-mail is tried (see sendEmailTask): nobody expects an older one. */
const youngMs = 36 * 60 * 60 * 1000
/** The others have their turn the next night. */
const mostAtOnce = 1000

const lost =
  'La tâche qui devait envoyer cet e-mail a été perdue. Voyez s’il a encore un sens, puis renvoyez-le.'

const sending = z.object({ input: z.object({ email: z.number() }) })

/**
 * Rescues e-mails whose job was lost, or given up while the storage failed. A young one gets a new
 * job; an older one is marked as failed, with a button to send it again: a person decides. Gives
 * their number.
 */
export async function rescueWaitingEmails(payload: Payload, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - youngMs).toISOString()
  const forgotten = (await forgottenEmails(payload)).slice(0, mostAtOnce)
  if (forgotten.length === 0) return 0
  return inBatches(payload, 'emails', { id: { in: forgotten } }, async (ids) => {
    const req = await createLocalReq({}, payload)
    const still = { and: [waiting, { id: { in: ids } }] }
    await withinTransaction(req, async () => {
      const query = { collection: 'emails', where: still, pagination: false, depth: 0 } as const
      const { docs } = await payload.find({ ...query, select: { createdAt: true }, req })
      for (const { id, createdAt } of docs) {
        if (createdAt > limit) await queueSending(id, req)
        else {
          const data = { state: 'failed', lastError: lost } as const
          await payload.update({ collection: 'emails', id, data, depth: 0, req })
        }
      }
    })
  })
}

const waiting: Where = { state: { equals: 'waiting' } }

/**
 * Reads the jobs after the e-mails, and the state of each e-mail again after them: one that leaves
 * in between must not count as forgotten, or it would be sent twice.
 */
async function forgottenEmails(payload: Payload): Promise<number[]> {
  const all = { pagination: false, depth: 0 } as const
  const emails = await payload.find({ ...all, collection: 'emails', where: waiting, select: {} })
  const jobs = await payload.find({
    ...all,
    collection: 'payload-jobs' as CollectionSlug,
    where: { taskSlug: { equals: 'sendEmail' }, hasError: { not_equals: true } },
  })
  const expected = new Set(
    jobs.docs.flatMap((job) => sending.safeParse(job).data?.input.email ?? []),
  )
  return emails.docs.map(({ id }) => id).filter((id) => !expected.has(id))
}
