import type { WaitingState } from '@sira/contract/waiting/waitingStates'
import { APIError, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import type { Step } from '../../../dossiers/history/step.ts'
import { move } from '../../../dossiers/moves/move.ts'
import type { WaitingEntry } from '../../../payload-types.ts'
import { freeSeats } from '../../seats/freeSeats.ts'
import { tellWaiting } from '../letters/tellWaiting.ts'
import { waitingMachine } from '../waitingMachine.ts'

/**
 * Ends an entry: the seats that were offered go to whom they fit next. Taking an offer is another
 * matter: the seats stay, see `takeOffer`.
 */
export function endEntry(
  id: number,
  to: WaitingState,
  step: Step,
  req: PayloadRequest,
): Promise<WaitingEntry> {
  return withinTransaction(req, async () => {
    let offered = 0
    const { record, move: moved } = await move(waitingMachine, { id, to, step }, req, {
      guard: () => {
        if (to === 'prise' || to === 'offerte') throw notByHand()
      },
      effects: async ({ etat, places }) => {
        offered = etat === 'offerte' ? places : 0
        return { jusqua: null, reseau: null }
      },
    })
    const session = typeof record.session === 'object' ? record.session.id : record.session
    if (offered > 0) await freeSeats(session, offered, req)
    if (moved.letter) await tellWaiting(moved.letter, record, req)
    return record
  })
}

function notByHand(): APIError {
  return new APIError('Une place s’offre d’elle-même, et se prend par sa page.', 409, null, true)
}
