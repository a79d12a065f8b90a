import type { Dictionary } from '../i18n/fr.ts'
import type { FilterChoice } from './filterChoice.ts'
import '../styles/fields.css'

interface ChoiceFieldProps {
  name: string
  label: string
  chosen: string | number | undefined
  choices: readonly FilterChoice[]
  words: Dictionary
  /** The label while nothing is chosen. */
  none?: string
}

/** A list to choose one value of, or none. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, chosen = '', choices, words, none = words.choosing.any } = props
  const id = `filtre-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen} className="control">
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  )
}
