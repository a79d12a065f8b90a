import type { OwnEvaluation } from '@sira/contract/evaluations/evaluation'
import type { Payload, PayloadRequest } from 'payload'
import type { Enrolment, TrainingSession } from '../../payload-types.ts'
import { isPresent } from '../presence/attendance.ts'
import { ratingsOf } from './ratings.ts'

const dayMs = 86_400_000
/** An answer is taken until then: later, people hardly remember. */
const openMs = 90 * dayMs
/** After the first answer. */
const correctedMs = 14 * dayMs

/**
 * The answer that a participant may give on a session, and has given so far: who was there, once its last hour is
 * over, for some weeks. Nothing where he may say nothing, or no more.
 */
export async function evaluationOf(
  seat: Enrolment,
  session: Pick<TrainingSession, 'etat' | 'debut' | 'fin'>,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<OwnEvaluation | undefined> {
  const { etat, effaceeLe, evalueLe, avis, avisPublic } = seat
  const end = Date.parse(session.fin ?? session.debut ?? '')
  const until = evalueLe ? Date.parse(evalueLe) + correctedMs : end + openMs
  const isOpen = end <= Date.now() && Date.now() < until && session.etat !== 'annulee'
  if (!isOpen || effaceeLe || (etat !== 'confirmée' && etat !== 'attestée')) return undefined
  if (etat === 'confirmée' && !(await isPresent(seat.id, payload, req))) return undefined
  const notes = ratingsOf(seat)
  return {
    ...(notes && { notes }),
    ...(avis && { avis }),
    publier: Boolean(avisPublic),
    jusquau: new Date(until).toISOString(),
  }
}
