interface ChoiceBoxProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  checked: boolean
  label: string
}

/** A value to tick, as large as a finger. */
export function ChoiceBox({ type = 'checkbox', name, value, checked, label }: ChoiceBoxProps) {
  return (
    <label className="tap gap-3">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
        className="shrink-0 size-5 accent-laterite"
      />
      {label}
    </label>
  )
}
