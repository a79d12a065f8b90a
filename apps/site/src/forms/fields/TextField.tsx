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
  /** Help for the field. */
  hint?: ReactNode
  /** The id of a list of what people type there. */
  list?: string
  /** The field may stay empty: an order has such fields, the forms of product 5 have none. */
  optional?: boolean
}

/** A field with a label, required by default (product 5). */
export function TextField(props: TextFieldProps) {
  const { id, name, label, value, type = 'text', autoComplete, maxLength, problem, hint } = props
  const { list, optional = false } = props
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
        list={list}
        required={!optional}
        {...problemAttributes(id, problem, hint === undefined ? undefined : hintId(id))}
        className="control"
      />
    </div>
  )
}
