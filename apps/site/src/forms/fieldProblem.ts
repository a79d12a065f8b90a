import type { ReactNode } from 'react'

/** What each kind of field is told about the check that failed on it. */
export interface FieldProblem {
  /** The message, standing right above the field. */
  alert: ReactNode
  /** Its id, for `aria-describedby`. */
  id: string
}

/** The attributes of a control: a refused one takes the focus, and says why. */
export function problemAttributes(problem: FieldProblem | undefined) {
  return problem === undefined
    ? {}
    : { 'aria-invalid': true, 'aria-describedby': problem.id, autoFocus: true }
}
