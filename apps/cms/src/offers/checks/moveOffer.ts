import type { PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import type { OfferCheck } from '../../payload-types.ts'
import { announceOffer } from './announceOffer.ts'
import { checkMachine } from './checkMachine.ts'
import { checkOf } from './checkOf.ts'

/** Hides an offer from visitors, or shows it again; everything that was made of it is made anew. */
export function moveOffer(
  job: number,
  to: OfferCheck['etat'],
  step: Step,
  req: PayloadRequest,
): Promise<void> {
  return withinTransaction(req, async () => {
    const { id } = await checkOf(job, req)
    await move(checkMachine, { id, to, step }, req)
    await announceOffer(job, req)
  })
}
