import type { ReactNode } from 'react'
import { problemId } from '../../browser/forms/problemIds.ts'

/** What each kind of field is told about the check that failed on it. */
export interface FieldProblem {
  /** Of the first that is wrong: what the form says, standing right above the field. */
  alert?: ReactNode
  /** Its ids, for `aria-describedby`. */
  id?: string
  /** Of the others: what the field says itself. */
  message?: string
}

/** The attributes of a control: a refused one says why, and the first takes the focus. */
export function problemAttributes(id: string, problem: FieldProblem | undefined, hint?: string) {
  const described = [problem && (problem.id ?? problemId(id)), hint].filter(Boolean).join(' ')
  return {
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(problem === undefined ? {} : { 'aria-invalid': true }),
    ...(problem?.alert === undefined ? {} : { autoFocus: true }),
  }
}
