import { FieldMessage } from './FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from './fieldProblem.ts'

interface TextAreaProps {
  id: string
  name: string
  label: string
  value: string
  maxLength: number
  rows?: number
  optional?: boolean
  problem?: FieldProblem | undefined
}

/** A labelled text of several lines, required unless it says otherwise. */
export function TextArea(props: TextAreaProps) {
  const { id, name, label, value, maxLength, rows = 4, optional = false, problem } = props
  return (
    <div className="field">
      {problem?.alert}
      <label htmlFor={id}>{label}</label>
      <FieldMessage id={id} problem={problem} />
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={value}
        autoComplete="off"
        inputMode="text"
        maxLength={maxLength}
        required={!optional}
        {...problemAttributes(id, problem)}
        className="control"
      />
    </div>
  )
}
