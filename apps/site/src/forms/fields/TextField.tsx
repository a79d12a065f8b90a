import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { hintId } from '../../browser/forms/problemIds.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { type FieldProblem, problemAttributes } from './fieldProblem.ts'

interface TextFieldProps {
  id: string
  name: string
  label: string
  value: string
  type?: 'text' | 'email' | 'tel' | 'password'
  autoComplete: HTMLInputAutoCompleteAttribute
  maxLength?: number
  problem?: FieldProblem | undefined
  /** What helps to fill it in. */
  hint?: ReactNode
  /** It may stay empty: the forms of product 5 have no such field, an order has. */
  optional?: boolean
}

/** A labelled field, required unless it says otherwise (product 5). */
export function TextField(props: TextFieldProps) {
  const { id, name, label, value, type = 'text', autoComplete, maxLength, problem, hint } = props
  const { optional = false } = props
  return (
    <div className="field">
      {problem?.alert}
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={hintId(id)} className="field-hint">
          {hint}
        </p>
      )}
      <FieldMessage id={id} problem={problem} />
      <input
        id={id}
        name={name}
        type={type}
        inputMode={type === 'password' ? undefined : type}
        // Addresses and numbers are read from left to right in every language.
        dir={type === 'text' ? undefined : 'ltr'}
        defaultValue={value}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required={!optional}
        {...problemAttributes(id, problem, hint === undefined ? undefined : hintId(id))}
        className="control"
      />
    </div>
  )
}
