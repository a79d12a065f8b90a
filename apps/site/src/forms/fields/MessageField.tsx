import { messageField } from '@sira/contract/forms/formFields'
import { FieldMessage } from './FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from './fieldProblem.ts'

interface MessageFieldProps {
  id: string
  label: string
  value: string
  problem?: FieldProblem | undefined
}

/** The text of a request, always required (product 5). */
export function MessageField({ id, label, value, problem }: MessageFieldProps) {
  return (
    <div className="field">
      {problem?.alert}
      <label htmlFor={id}>{label}</label>
      <FieldMessage id={id} problem={problem} />
      <textarea
        id={id}
        name="message"
        rows={6}
        defaultValue={value}
        autoComplete="off"
        inputMode="text"
        maxLength={messageField.longest.typed}
        required
        {...problemAttributes(id, problem)}
        className="control"
      />
    </div>
  )
}
