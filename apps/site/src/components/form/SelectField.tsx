interface SelectFieldProps {
  id: string
  name: string
  label: string
  value: string
  /** Shown while nothing is chosen. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
  wrong?: boolean
}

/** A labelled list to choose from, always required (spec 5). */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, value, placeholder, options, wrong = false } = props
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        required
        aria-invalid={wrong || undefined}
        // biome-ignore lint/a11y/noAutofocus: the visitor is led to what must be corrected.
        autoFocus={wrong}
        className="control"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
