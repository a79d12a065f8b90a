import type { Dictionary } from '../../../i18n/fr.ts'
import { catalogueAddress } from '../choosing/catalogueAddress.ts'
import type { TrainingChoice, TrainingChoices } from '../choosing/trainingChoices.ts'
import type { TrainingSelection } from '../choosing/trainingSelection.ts'

interface QuickChoicesProps {
  selection: TrainingSelection
  choices: TrainingChoices
  words: Dictionary
}

/** Topics and towns, one touch away; on a phone rows that are pushed aside. */
export function QuickChoices({ selection, choices, words }: QuickChoicesProps) {
  const { byTheme, byTown } = words.trainings
  const rows = [
    { label: byTown, name: 'ville', options: choices.ville },
    { label: byTheme, name: 'theme', options: choices.theme },
  ] as const
  return rows
    .filter(({ name, options }) => selection[name] === undefined && options.length > 1)
    .map(({ label, name, options }) => (
      <Row
        key={name}
        label={label}
        options={options}
        address={(value) =>
          catalogueAddress(words, {
            ...selection,
            [name]: value,
          })
        }
      />
    ))
}

interface RowProps {
  label: string
  options: readonly TrainingChoice[]
  address: (value: string) => string
}

function Row({ label, options, address }: RowProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="flex gap-2 py-1 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 lg:flex-wrap">
        {options.map(({ value, name }) => (
          <li key={value} className="shrink-0">
            <a
              href={address(value)}
              className="tap rounded-full border border-trait bg-blanc px-4 hover:border-laterite"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
