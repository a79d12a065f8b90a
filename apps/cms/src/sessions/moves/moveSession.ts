import type { SessionState } from '@sira/contract/sessions/sessionStates'
import { APIError, type PayloadRequest } from 'payload'
import type { Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import type { TrainingSession } from '../../payload-types.ts'
import { toldSoon } from '../changes/noteChange.ts'
import { factsOf } from '../changes/toldFacts.ts'
import { sessionMachine } from './sessionMachine.ts'
import { whenCancelledOf } from './whenCancelled.ts'

/** Opens, guarantees, closes or cancels a session, with what ends with it. Within no transaction. */
export async function moveSession(
  id: number,
  to: SessionState,
  step: Step,
  req: PayloadRequest,
): Promise<TrainingSession> {
  const record = await moveAlone(id, to, step, req)
  await whenMoved(id, to, req)
  return record
}

/**
 * Ends with a session what depends on it, once the move is kept: orders are locked before sessions, by
 * everybody, and nobody else reads a move that is not kept yet.
 */
export async function whenMoved(id: number, to: SessionState, { payload }: PayloadRequest) {
  if (to === 'annulee') await whenCancelledOf(payload)(id, payload)
}

/** The move alone. */
export async function moveAlone(
  id: number,
  to: SessionState,
  step: Step,
  req: PayloadRequest,
): Promise<TrainingSession> {
  const guard = (before: TrainingSession) => {
    if (to === 'ouverte') requireDate(before)
    if (to === 'annulee') requireAhead(before)
  }
  const { record } = await move(sessionMachine, { id, to, step }, req, {
    guard,
    effects: async (before) => (to === 'annulee' ? toldSoon(before, factsOf(before)) : {}),
  })
  return record
}

function requireDate({ debut }: TrainingSession): void {
  if (!debut) throw refused('Donnez d’abord une date à cette session, puis enregistrez-la.')
  if (Date.parse(debut) <= Date.now()) {
    throw refused('Cette session a déjà commencé\u00a0: donnez-lui d’abord une date à venir.')
  }
}

/** The money of a session that took place is not owed back to those who came. */
function requireAhead({ debut, fin }: TrainingSession): void {
  const end = fin ?? debut
  if (end && Date.parse(end) <= Date.now()) {
    throw refused('Cette session a déjà eu lieu\u00a0: elle ne s’annule plus.')
  }
}

const refused = (message: string) => new APIError(message, 409, null, true)
