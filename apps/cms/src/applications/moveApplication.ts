import {
  type ApplicationState,
  openApplicationStates,
} from '@sira/contract/applications/applicationStates'
import { APIError, type PayloadRequest } from 'payload'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import type { Step } from '../dossiers/history/step.ts'
import { move } from '../dossiers/moves/move.ts'
import type { Application } from '../payload-types.ts'
import { applicationMachine } from './applicationMachine.ts'
import { tellCandidate, tellInterview } from './letters/tellCandidate.ts'
import { noRefusal } from './refusal/refusalFields.ts'

const waiting =
  'Un refus attend son heure pour cette candidature. Reprenez-le d’abord, puis déplacez-la.'

/**
 * Moves an application and tells its candidate, in one transaction. Whoever cannot be written to stays
 * without an answer until somebody has called.
 */
export function moveApplication(
  id: number,
  to: ApplicationState,
  step: Step,
  req: PayloadRequest,
  interview: object | undefined = undefined,
): Promise<Application> {
  return withinTransaction(req, async () => {
    const { record, move: made } = await move(applicationMachine, { id, to, step }, req, {
      guard(before) {
        if (before.refusLe && step.by === 'personnel' && to !== 'retirée') {
          throw new APIError(waiting, 409, null, true)
        }
      },
      effects: async () => ({ ...noRefusal, ...interview }),
    })
    const tell = () => {
      if (interview) return tellInterview('planned', record, step.message, req)
      return made.letter ? tellCandidate(made.letter, record, step.message, req) : true
    }
    const told = await tell()
    const isOver = !openApplicationStates.some((state) => state === to)
    // A day that nobody was told of has to be told.
    if (!told && !isOver && !interview) return record
    return req.payload.update({
      collection: 'candidatures',
      id,
      depth: 0,
      req,
      data: { repondueLe: told ? new Date().toISOString() : null },
    })
  })
}
