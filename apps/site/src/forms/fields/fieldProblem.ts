import type { ReactNode } from 'react'
import { describedBy, problemId } from '../../browser/forms/problemIds.ts'
import type { Said } from '../../browser/forms/said.ts'

/** The parts that each kind of field shows about its failed check. */
export interface FieldProblem {
  /** For the first wrong field: the message of the form, right above the field. */
  alert?: ReactNode
  /** Its ids, for `aria-describedby`. */
  id?: string
  /** For the others: the message at the field itself. */
  message?: string
}

/**
 * Gives the message of each refused field: the first field shows the alert of the form, the others
 * their own message.
 */
export function fieldProblems<Field extends string>(
  said: Said | undefined,
  alertId: string,
  alert: ReactNode,
): (field: Field) => FieldProblem | undefined {
  return (field) => {
    if (said?.field === field) return { alert, id: describedBy(alertId, said.others) }
    const message = said?.others?.find((other) => other.field === field)?.message
    return message === undefined ? undefined : { message }
  }
}

/**
 * Gives the attributes of a control: a refused one refers to its error, and the first takes the
 * focus.
 */
export function problemAttributes(id: string, problem: FieldProblem | undefined, hint?: string) {
  const described = [problem && (problem.id ?? problemId(id)), hint].filter(Boolean).join(' ')
  return {
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(problem === undefined ? {} : { 'aria-invalid': true }),
    ...(problem?.alert === undefined ? {} : { autoFocus: true }),
  }
}
