import { type EnrolmentState, enrolmentStates } from '@sira/contract/enrolments/enrolmentStates'
import type { Enrolment } from '../../payload-types.ts'

/** The steps of a seat that its participant reads: what changed its state, or came with a word. */
export function shownSteps({ etapes }: Pick<Enrolment, 'etapes'>) {
  return (etapes ?? []).flatMap(({ date, de, vers, message }) =>
    (de !== vers || message) && isEnrolmentState(vers) ? [{ date, vers, message }] : [],
  )
}

function isEnrolmentState(word: string): word is EnrolmentState {
  return enrolmentStates.some((state) => state === word)
}
