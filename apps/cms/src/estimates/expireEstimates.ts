import { createLocalReq, type Payload } from 'payload'
import { inBatches } from '../database/records/inBatches.ts'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { move } from '../dossiers/moves/move.ts'
import { estimateMachine } from './estimateStates.ts'
import { lockedEstimate } from './lockedEstimate.ts'

/**
 * Ends what nobody answered by its last day; one that cannot be ended keeps no other waiting. Gives
 * how many.
 */
export function expireEstimates(payload: Payload, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  const over = { etat: { equals: 'envoyé' }, valableJusquau: { less_than: today } }
  return inBatches(payload, 'estimations', over, async (ids) => {
    const req = await createLocalReq({}, payload)
    await withinTransaction(req, async () => {
      for (const id of ids) {
        const { etat } = await lockedEstimate(id, req)
        if (etat !== 'envoyé') continue
        const step = { by: 'horloge' } as const
        await move(estimateMachine, { id, to: 'expiré', step }, req)
      }
    })
  })
}
