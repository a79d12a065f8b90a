import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import * as z from 'zod'
import { inBatches } from '../../../database/records/inBatches.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { jobsOf, queueLetter } from './letterJobs.ts'

const collection = 'payload-jobs' as CollectionSlug
const given = z.object({ hasError: z.nullish(z.boolean()) })

/**
 * Letters that were on their way, or planned, when their job was given up or lost: nobody can send
 * them again, because some may have them already. A new job goes on with the others. Gives how many.
 */
export function resumeLetters(payload: Payload): Promise<number> {
  const where = { state: { in: ['sending', 'planned'] } }
  return inBatches(payload, 'letters', where, async (ids) => {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, async () => {
      for (const id of ids) {
        const jobs = jobsOf(id)
        const { docs } = await payload.find({ collection, where: jobs, depth: 0, req })
        if (docs.some((job) => given.parse(job).hasError !== true)) continue
        await payload.delete({ collection, where: jobs, depth: 0, req })
        const asked = { collection: 'letters', id, trash: true, depth: 0, req } as const
        const { state, sendAt } = await payload.findByID(asked)
        await queueLetter(id, state === 'planned' ? (sendAt ?? undefined) : undefined, req)
      }
    })
  })
}
