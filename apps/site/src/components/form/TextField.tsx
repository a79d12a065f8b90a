import type { HTMLInputAutoCompleteAttribute } from 'react'

interface TextFieldProps {
  id: string
  name: string
  label: string
  value: string
  type?: 'text' | 'email' | 'tel' | 'password'
  autoComplete: HTMLInputAutoCompleteAttribute
  maxLength?: number
  /** The field that was refused takes the focus, and says so. */
  wrong?: boolean
}

/** A labelled field that is always required (spec 5). */
export function TextField(props: TextFieldProps) {
  const { id, name, label, value, type = 'text', autoComplete, maxLength, wrong = false } = props
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required
        aria-invalid={wrong || undefined}
        // biome-ignore lint/a11y/noAutofocus: the visitor is led to what must be corrected.
        autoFocus={wrong}
        className="control"
      />
    </div>
  )
}
