import { type FollowUp, followUp } from '@sira/contract/dossiers/followUp'
import { readReference } from '@sira/contract/dossiers/reference'
import type { FormProblem } from '@sira/contract/forms/readForm'
import { closedDossier, type Said } from '../../dossiers/closedDossier.ts'
import { textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'
import { answeredConsent } from './answerConsent.ts'
import { answeredInterview } from './answerInterview.ts'
import { chosenAgain } from './sendChoice.ts'
import { evaluated, type TypedEvaluation } from './sendEvaluation.ts'
import { withdrawal, withdrawn } from './withdrawApplication.ts'

/** The names of the fields, in the order of the page. */
export const followFields = ['reference', 'phone'] as const
export type FollowField = (typeof followFields)[number]

export type Followed =
  | {
      state: 'found'
      dossier: FollowUp
      isWithdrawing: boolean
      notice?: string
      /** What was asked and not done. */
      problem?: string
      typed?: TypedEvaluation
    }
  /** `missing`: the empty fields. */
  | ({ state: 'closed'; missing?: readonly FormProblem<FollowField>[] } & Said)

/**
 * Reads the dossier of this reference and phone. An invalid reference is asked for too, so that any
 * wrong pair gets the same answer in the same time.
 */
export async function followedDossier(
  caller: Caller,
  sent: FormData,
  words: Dictionary,
): Promise<Followed> {
  const missing = followFields.flatMap((field) => {
    return textOf(sent, field) === '' ? [{ field, message: words.followUp.missing[field] }] : []
  })
  if (missing.length > 0) return { state: 'closed', missing, status: 422 }
  const [typed, phone] = [textOf(sent, 'reference'), textOf(sent, 'phone')]
  const reference = (readReference(typed) ?? typed).slice(0, 40)
  const pair = { reference, phone }
  const withdrawing = await withdrawn(caller, sent, pair, words)
  if ('state' in withdrawing) return withdrawing
  const answering = await answeredInterview(caller, sent, pair, words)
  if ('state' in answering) return answering
  const choosing = await chosenAgain(caller, sent, pair, words)
  if ('state' in choosing) return choosing
  const agreeing = await answeredConsent(caller, sent, pair, words)
  if ('state' in agreeing) return agreeing
  const said = await evaluated(caller, sent, pair, words)
  if ('state' in said) return said
  const asked = { reference, phone, locale: words.locale }
  const called = await callBackOffice(caller, 'suivi', asked, followUp)
  if (called.state !== 'done') return closedDossier(called, words)
  const isWithdrawing = textOf(sent, withdrawal.field) === withdrawal.asked
  return {
    state: 'found',
    dossier: called.answer,
    isWithdrawing,
    ...withdrawing,
    ...answering,
    ...choosing,
    ...agreeing,
    ...said,
  }
}
