import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import * as z from 'zod'
import { inBatches } from '../../../database/records/inBatches.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { mailQueue } from '../../../mail/queuedEmail.ts'

const collection = 'payload-jobs' as CollectionSlug
const given = z.object({ hasError: z.nullish(z.boolean()) })

/**
 * Letters that were on their way when their job was given up or lost: nobody can send them again,
 * because some have them already. A new job goes on with the others. Gives how many.
 */
export function resumeLetters(payload: Payload): Promise<number> {
  return inBatches(payload, 'letters', { state: { equals: 'sending' } }, async (ids) => {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, async () => {
      for (const letter of ids) {
        const jobs = { taskSlug: { equals: 'sendLetter' }, 'input.letter': { equals: letter } }
        const { docs } = await payload.find({ collection, where: jobs, depth: 0, req })
        if (docs.some((job) => given.parse(job).hasError !== true)) continue
        await payload.delete({ collection, where: jobs, depth: 0, req })
        await payload.jobs.queue({ task: 'sendLetter', queue: mailQueue, input: { letter }, req })
      }
    })
  })
}
