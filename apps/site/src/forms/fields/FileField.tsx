import { hintId } from '../../browser/forms/problemIds.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from './fieldProblem.ts'

interface FileFieldProps {
  id: string
  name: string
  label: string
  hint: string
  /** What the device offers to choose from. */
  accept: string
  problem?: FieldProblem | undefined
  optional?: boolean
  /** With what is chosen elsewhere in the form it is asked for: `engin=moto engin=voiture`. */
  neededWith?: string
}

/** A file to send along; what was chosen before cannot be filled in again. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, hint, accept, problem, optional = false, neededWith } = props
  return (
    <div className="field">
      {problem?.alert}
      <label htmlFor={id}>{label}</label>
      <p id={hintId(id)} className="field-hint">
        {hint}
      </p>
      <FieldMessage id={id} problem={problem} />
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        required={!optional && neededWith === undefined}
        data-needed-with={neededWith}
        {...problemAttributes(id, problem, hintId(id))}
        className="control"
      />
    </div>
  )
}
