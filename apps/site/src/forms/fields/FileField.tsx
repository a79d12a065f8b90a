import { hintId } from '../../browser/forms/problemIds.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from './fieldProblem.ts'

interface FileFieldProps {
  id: string
  name: string
  label: string
  hint?: string
  /** The types of files that the device offers. */
  accept: string
  problem?: FieldProblem | undefined
  optional?: boolean
  /** Choices elsewhere in the form that make the file required: `engin=moto engin=voiture`. */
  neededWith?: string
}

/** A field for a file. A file chosen before cannot be filled in again. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, hint, accept, problem, optional = false, neededWith } = props
  return (
    <div className="field">
      {problem?.alert}
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId(id)} className="field-hint">
          {hint}
        </p>
      )}
      <FieldMessage id={id} problem={problem} />
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        required={!optional && neededWith === undefined}
        data-needed-with={neededWith}
        {...problemAttributes(id, problem, hint && hintId(id))}
        className="control"
      />
    </div>
  )
}
