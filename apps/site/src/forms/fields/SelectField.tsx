import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FieldMessage } from './FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from './fieldProblem.ts'

interface SelectFieldProps {
  id: string
  name: string
  label: string
  value: string
  autoComplete: HTMLInputAutoCompleteAttribute
  /** Shown while nothing is chosen. */
  placeholder?: string
  options: readonly {
    value: string
    label: string
    attributes?: Record<`data-${string}`, string>
  }[]
  /** The placeholder is an answer too. */
  optional?: boolean
  problem?: FieldProblem | undefined
}

/** A labelled list to choose from, required where nothing else is said (product 5). */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, value, autoComplete, placeholder, options, optional, problem } = props
  return (
    <div className="field">
      {problem?.alert}
      <label htmlFor={id}>{label}</label>
      <FieldMessage id={id} problem={problem} />
      <select
        id={id}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        required={!optional}
        {...problemAttributes(id, problem)}
        className="control"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} {...option.attributes}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
