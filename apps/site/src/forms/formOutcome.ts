import type { Typed } from '@sira/contract/forms/messageForm'
import type { FormProblem } from '@sira/contract/forms/readForm'

/** What came of a form that a visitor sent. */
export type FormOutcome<Field extends string> =
  /** `reference`: by which it is followed, where it has one. */
  | { state: 'sent'; reference?: string | undefined }
  | {
      state: 'refused'
      /** What was typed, so that nothing is typed twice. */
      typed: Typed<Field>
      message: string
      /** The field to correct; none when the back office failed. */
      field?: Field
      /** What else is wrong. */
      others?: readonly FormProblem<Field>[]
      /** What can be done about it, where that is known. */
      advice?: string
      /** What the page answers with. */
      status: 422 | 429 | 503
      /** Seconds. */
      retryAfter?: number
    }
