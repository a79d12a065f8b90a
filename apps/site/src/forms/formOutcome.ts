import type { Typed } from '@sira/contract/forms/messageForm'
import type { FormProblem } from '@sira/contract/forms/readForm'
import { type NameOf, problemsSaid } from '../browser/forms/problemsSaid.ts'
import type { Said } from '../browser/forms/said.ts'

/** The outcome of a form that a visitor sent. */
export type FormOutcome<Field extends string> =
  /** `reference`: for the follow-up, where the message has one. */
  | { state: 'sent'; reference?: string | undefined; dossierKey?: string | undefined }
  | {
      state: 'refused'
      /** The typed values, so that nothing has to be typed twice. */
      typed: Typed<Field>
      message: string
      /** The field to correct; absent when the back office failed. */
      field?: Field
      /** Other problems of the form. */
      others?: readonly FormProblem<Field>[]
      /** The way out, where one is known. */
      advice?: string
      /** The status of the answer. */
      status: 422 | 429 | 503
      /** Seconds. */
      retryAfter?: number
    }

/** Gives the message of a form for this outcome. */
export function outcomeSaid<Field extends string>(
  outcome: FormOutcome<Field> | undefined,
  success: string,
  nameOf: NameOf<Field>,
): Said | undefined {
  if (outcome?.state === 'sent') return { kind: 'success', message: success }
  if (outcome === undefined) return undefined
  const { message, advice, field, others = [] } = outcome
  return problemsSaid({ message, advice, field }, others, nameOf)
}
