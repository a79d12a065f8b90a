import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { type EnrolmentState, enrolmentStates } from '@sira/contract/enrolments/enrolmentStates'
import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import { validCodes } from '../attestations/check/ownAttestation.ts'
import { hasConvocation } from '../convocations/mayBeConvoked.ts'
import { evaluationOf } from '../evaluations/evaluationOf.ts'
import { sessionTitle } from '../seats/sessionTitle.ts'
import { enrolmentWords } from '../words/enrolmentWords.ts'
import type { FoundEnrolment } from './findEnrolment.ts'

/** What a participant follows: the seat, not the money of who ordered. */
export async function followedEnrolment(
  { enrolment, order }: FoundEnrolment,
  locale: Locale,
  payload: Payload,
): Promise<FollowUp> {
  const { reference, etat, etapes, session } = enrolment
  const words = enrolmentWords[locale]
  const id = typeof session === 'object' ? session.id : session
  const title = await sessionTitle(id, locale, payload)
  const attestation = (await validCodes([enrolment.id], payload)).get(enrolment.id)
  const evaluation =
    typeof session === 'object' ? await evaluationOf(enrolment, session, payload) : undefined
  const isConvoked = typeof session === 'object' && hasConvocation(enrolment, session, new Date())
  const isOver = typeof session === 'object' && session.etat === 'annulee'
  const isHeld = etat === 'retenue' && order.echeance
  const toDo = isOver ? words.over : isHeld ? words.held(order.echeance ?? '') : undefined
  return {
    reference,
    nature: 'inscription',
    etat,
    etapes: (etapes ?? []).flatMap(({ date, de, vers, message }) =>
      de !== vers && isEnrolmentState(vers)
        ? [{ date, titre: words.states[vers], message: message ?? title ?? null }]
        : [],
    ),
    ...(attestation ? { attestation } : {}),
    ...(evaluation ? { evaluation } : {}),
    ...(isConvoked ? { convocation: true } : {}),
    ...(toDo === undefined ? {} : { aFaire: toDo }),
  }
}

function isEnrolmentState(word: string): word is EnrolmentState {
  return enrolmentStates.some((state) => state === word)
}
