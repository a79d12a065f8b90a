import { problemId } from '../../browser/forms/problemIds.ts'
import type { FieldProblem } from './fieldProblem.ts'

interface FieldMessageProps {
  /** Of the control. */
  id: string
  problem: FieldProblem | undefined
}

/** Where a field says what is wrong with it: empty, and not seen, while nothing is (pointOut.ts). */
export function FieldMessage({ id, problem }: FieldMessageProps) {
  return (
    <p id={problemId(id)} className="field-problem">
      {problem?.message}
    </p>
  )
}
