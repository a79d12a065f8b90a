import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import { validCodes } from '../attestations/check/ownAttestation.ts'
import { hasConvocation } from '../convocations/mayBeConvoked.ts'
import { evaluationOf } from '../evaluations/evaluationOf.ts'
import { choiceOf, sessionWithTraining } from '../seats/choice.ts'
import { titleOf } from '../seats/sessionTitle.ts'
import { shownSteps } from '../seats/shownSteps.ts'
import { enrolmentWords } from '../words/enrolmentWords.ts'
import type { FoundEnrolment } from './findEnrolment.ts'
import { heldAtOf } from './heldAtOf.ts'

/** What a participant follows: the seat, not the money of who ordered. */
export async function followedEnrolment(
  { enrolment, order }: FoundEnrolment,
  locale: Locale,
  payload: Payload,
): Promise<FollowUp> {
  const { reference, etat, session } = enrolment
  const words = enrolmentWords[locale]
  const id = typeof session === 'object' ? session.id : session
  const held = await sessionWithTraining(id, locale, payload)
  const title = held ? titleOf(held, locale) : undefined
  const attestation = (await validCodes([enrolment.id], payload)).get(enrolment.id)
  const evaluation = held ? await evaluationOf(enrolment, held, payload) : undefined
  const isConvoked = held && hasConvocation(enrolment, held, new Date())
  const choice = await choiceOf(enrolment, held, locale, payload)
  const isHeld = etat === 'retenue' && order.echeance
  const isTaken = etat === 'retenue' || etat === 'confirmée'
  const lieu = held && isTaken ? heldAtOf(held, locale) : undefined
  const toDo = enrolment.aDecider
    ? words.moneyToDecide
    : choice.choix?.annulee
      ? words.over
      : isHeld
        ? words.held(order.echeance ?? '')
        : undefined
  return {
    reference,
    nature: 'inscription',
    etat,
    etapes: shownSteps(enrolment).map(({ date, vers, message }) => ({
      date,
      titre: words.states[vers],
      message: message ?? title ?? null,
    })),
    ...(attestation ? { attestation } : {}),
    ...(evaluation ? { evaluation } : {}),
    ...(isConvoked ? { convocation: true } : {}),
    ...choice,
    ...(lieu && { lieu }),
    ...(toDo === undefined ? {} : { aFaire: toDo }),
  }
}
