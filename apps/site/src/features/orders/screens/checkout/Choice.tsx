import type { problemAttributes } from '../../../../forms/fields/fieldProblem.ts'

interface ChoiceProps extends ReturnType<typeof problemAttributes> {
  type?: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  checked: boolean
  label: string
  text?: string | undefined
  className?: string
}

/** A choice large enough for a thumb, with an explanation. */
export function Choice({ type = 'radio', checked, label, text, className, ...input }: ChoiceProps) {
  return (
    <label className={className === undefined ? 'choice' : `choice ${className}`}>
      <input type={type} defaultChecked={checked} {...input} />
      <span className="min-w-0">
        <strong className="font-semibold">{label}</strong>
        {text !== undefined && <small>{text}</small>}
      </span>
    </label>
  )
}
