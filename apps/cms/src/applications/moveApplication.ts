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
import { noConsent } from './consent/consentFields.ts'
import { noInterview } from './interview/interviewFields.ts'
import { hasDayAhead, nextVersion } from './interview/shownInterview.ts'
import { announceWithdrawal } from './letters/announceWithdrawal.ts'
import { tellCandidate, tellInterview, tellWithdrawn } from './letters/tellCandidate.ts'
import { applicationMark } from './receive/identity.ts'
import { noRefusal } from './refusal/refusalFields.ts'
import { statesAhead } from './statesAhead.ts'

const waiting =
  'Un refus attend son heure pour cette candidature. Reprenez-le d’abord, puis déplacez-la.'

const notThere =
  'Un refus repris ramène la candidature à l’étape où elle était\u00a0: rechargez la page.'

const erased = 'Les données de ce candidat sont effacées : il peut postuler de nouveau.'
const appliedAgain = ({ reference }: Application) =>
  `Ce candidat a postulé de nouveau depuis : suivez ${reference}.`

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
      async guard(before) {
        if (isTakenUp(before.etat, to)) await requireAlone(before, req)
        if (before.etat === 'refusée' && !statesAhead(before).includes(to)) {
          throw new APIError(notThere, 409, null, true)
        }
        if (before.refusLe && step.by === 'personnel' && to !== 'retirée') {
          throw new APIError(waiting, 409, null, true)
        }
      },
      effects: async (before) => ({
        ...noRefusal,
        ...interview,
        // A program is nobody whom staff see to: a person is kept, and counted, as others.
        ...(step.by !== 'client' && { suspicion: null }),
        ...(isTakenUp(before.etat, to) ? takenUp(before, req) : givenBack(before, to)),
      }),
    })
    const tell = () => {
      if (interview) return tellInterview('planned', record, step.message, req)
      if (made.letter) return tellCandidate(made.letter, record, step.message, req)
      return !isTakenUp(made.from, to)
    }
    if (to === 'retirée') await tellWithdrawal(made.from, record, step, req)
    const told = await tell()
    // A day that nobody was told of has to be told.
    if (!told && !isOver(to) && !interview) return record
    return req.payload.update({
      collection: 'candidatures',
      id,
      depth: 0,
      req,
      data: { repondueLe: told ? new Date().toISOString() : null, ...withoutInterview(record, to) },
    })
  })
}

/** Its candidate was told so: should the application be taken up, it has none. */
function withoutInterview(record: Application, to: ApplicationState): object {
  const isGone = (to === 'refusée' || to === 'retirée') && hasDayAhead(record)
  return isGone ? { ...noInterview, entretienVersion: nextVersion(record).entretienVersion } : {}
}

const isTakenUp = (from: ApplicationState, to: ApplicationState) => isOver(from) && !isOver(to)

const isOver = (reached: ApplicationState) =>
  !openApplicationStates.some((state) => state === reached)

/**
 * A candidate who has withdrawn may apply again. A key that was made of what was sent ends with its
 * application: the same page without script, sent again, is not answered as if it had just come.
 */
function givenBack({ idempotencyKey, empreinte }: Application, to: ApplicationState): object {
  return {
    ...(to === 'retirée' && { unicite: null }),
    ...(isOver(to) && idempotencyKey === empreinte && { idempotencyKey: null }),
  }
}

/** Of a person and an offer one application lives; who was erased comes back as nobody. */
async function requireAlone(before: Application, req: PayloadRequest): Promise<void> {
  if (before.effaceeLe) throw new APIError(erased, 409, null, true)
  const { unicite } = takenUp(before, req)
  if (unicite === null) return
  const where = { unicite: { equals: unicite }, id: { not_equals: before.id } }
  const { docs } = await req.payload.find({ collection: 'candidatures', where, depth: 0, req })
  const [other] = docs
  if (other) throw new APIError(appliedAgain(other), 409, null, true)
}

/**
 * An application that is taken up waits anew, and has no second one beside it; one that was withdrawn
 * agrees to nothing yet.
 */
function takenUp({ etat, identite, offre, intitule }: Application, { payload }: PayloadRequest) {
  const job = typeof offre === 'object' ? (offre?.id ?? null) : (offre ?? null)
  // Of an offer that was deleted meanwhile nobody can apply again.
  const isGone = job === null && Boolean(intitule)
  const unicite = identite && !isGone ? applicationMark(identite, job, payload) : null
  return { ...(etat === 'retirée' && noConsent), unicite, repondueLe: null }
}

/** Takes the interview out of the calendar; staff who had begun with the application hear of it. */
async function tellWithdrawal(
  from: ApplicationState,
  record: Application,
  { by }: Step,
  req: PayloadRequest,
): Promise<void> {
  await tellWithdrawn(record, req)
  if (by === 'client' && from !== 'reçue') await announceWithdrawal(from, record, req)
}
