import type { Dictionary } from '../i18n/fr.ts'
import { ChoiceField } from './ChoiceField.tsx'
import type { FilterChoice } from './filterChoice.ts'

interface ChoiceFieldsProps<Name extends string> {
  names: readonly Name[]
  labels: Readonly<Record<Name, string>>
  selection: Readonly<Record<Name, string | number | undefined>>
  choices: Readonly<Record<Name, readonly FilterChoice[]>>
  words: Dictionary
}

/** A list of choices for each of these filters. */
export function ChoiceFields<Name extends string>(props: ChoiceFieldsProps<Name>) {
  const { names, labels, selection, choices, words } = props
  return names.map((name) => (
    <ChoiceField
      key={name}
      name={name}
      label={labels[name]}
      chosen={selection[name]}
      choices={choices[name]}
      words={words}
    />
  ))
}
