import { messageField } from '@sira/contract/forms/formFields'
import { FieldMessage } from './FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from './fieldProblem.ts'

interface MessageFieldProps {
  id: string
  label: string
  value: string
  name?: string
  /** Characters. */
  longest?: number
  problem?: FieldProblem | undefined
}

/** The text of a request, always required (product 5). */
export function MessageField(props: MessageFieldProps) {
  const { id, label, value, name = 'message', problem } = props
  const { longest = messageField.longest.typed } = props
  return (
    <div className="field">
      {problem?.alert}
      <label htmlFor={id}>{label}</label>
      <FieldMessage id={id} problem={problem} />
      <textarea
        id={id}
        name={name}
        rows={6}
        defaultValue={value}
        autoComplete="off"
        inputMode="text"
        maxLength={longest}
        required
        {...problemAttributes(id, problem)}
        className="control"
      />
    </div>
  )
}
