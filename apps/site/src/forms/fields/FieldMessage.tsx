import { problemId } from '../../browser/forms/problemIds.ts'
import type { FieldProblem } from './fieldProblem.ts'

interface FieldMessageProps {
  /** The id of the control. */
  id: string
  problem: FieldProblem | undefined
}

/** The place for the error of a field: empty and invisible while there is none (pointOut.ts). */
export function FieldMessage({ id, problem }: FieldMessageProps) {
  return (
    <p id={problemId(id)} className="field-problem">
      {problem?.message}
    </p>
  )
}
