import { createLocalReq, type Payload } from 'payload'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { lockedEstimate } from './lockedEstimate.ts'

/** Ends what nobody answered by its last day; each by itself. Gives how many. */
export async function expireEstimates(payload: Payload, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  const { docs } = await payload.find({
    collection: 'estimations',
    where: { etat: { equals: 'envoyé' }, valableJusquau: { less_than: today } },
    select: {},
    pagination: false,
    depth: 0,
  })
  let ended = 0
  for (const { id } of docs) {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, async () => {
      const { etat } = await lockedEstimate(id, req)
      if (etat !== 'envoyé') return
      const data = { etat: 'expiré' } as const
      await payload.update({ collection: 'estimations', id, data, depth: 0, req })
      ended += 1
    })
  }
  return ended
}
