import { trainingLevels } from '@sira/contract/records/training'
import { ChoiceBox } from '../../../choosing/ChoiceBox.tsx'
import { ChoiceField } from '../../../choosing/ChoiceField.tsx'
import { ChoiceFields } from '../../../choosing/ChoiceFields.tsx'
import { Icon } from '../../../components/Icon.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { catalogueAddress } from '../choosing/catalogueAddress.ts'
import type { TrainingChoices } from '../choosing/trainingChoices.ts'
import { chosenTrainings, type TrainingSelection } from '../choosing/trainingSelection.ts'
import { budgets, priceOrders } from '../query.ts'
import { budgetName } from './ChosenTrainingFilters.tsx'
import '../../../styles/panels.css'

interface TrainingFiltersProps {
  selection: TrainingSelection
  choices: TrainingChoices
  words: Dictionary
}

/**
 * What narrows and orders the catalogue (product 2.9 and beyond), folded away on a phone: a plain form
 * whose choice lives in the address and leads to the results.
 */
export function TrainingFilters({ selection, choices, words }: TrainingFiltersProps) {
  const { filters } = words.trainings
  const filtered = chosenTrainings(selection).length > 0 || selection.prix !== undefined
  return (
    <details className="filters no-print rounded-carte border border-trait px-5">
      <summary className="tap w-full justify-between font-titre text-lg font-semibold">
        {filters.heading}
        <Icon name="chevron" />
      </summary>
      <form action={catalogueAddress(words, {})} className="grid gap-4 py-5">
        <ChoiceFields
          names={['theme', 'ville', 'mois', 'mode']}
          labels={filters}
          selection={selection}
          choices={choices}
          words={words}
        />
        <ChoiceField
          name="budget"
          label={filters.budget}
          chosen={selection.budget}
          choices={budgets.map((value) => ({ value, name: budgetName(value, words) }))}
          words={words}
        />
        <Levels selection={selection} words={words} />
        <ChoiceBox
          name="certificat"
          value="oui"
          checked={selection.certificat !== undefined}
          label={filters.certificat}
        />
        <Order selection={selection} words={words} />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:sticky lg:bottom-0 lg:-my-3 lg:bg-sable lg:py-3">
          <button type="submit" className="button button-secondary">
            {filters.apply}
          </button>
          {filtered && (
            <a href={catalogueAddress(words, {})} className="link tap">
              {filters.clear}
            </a>
          )}
        </p>
      </form>
    </details>
  )
}

type PartProps = Pick<TrainingFiltersProps, 'selection' | 'words'>

function Levels({ selection, words }: PartProps) {
  const { filters } = words.trainings
  return (
    <fieldset>
      <legend className="font-semibold">{filters.level}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6 lg:grid">
        {trainingLevels.map((level) => (
          <ChoiceBox
            key={level}
            name="niveau"
            value={level}
            checked={selection.niveau.includes(level)}
            label={filters.levels[level]}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Order({ selection, words }: PartProps) {
  const { filters } = words.trainings
  return (
    <fieldset>
      <legend className="font-semibold">{filters.price}</legend>
      <div className="mt-1 grid">
        {(['tous', ...priceOrders] as const).map((order) => (
          <ChoiceBox
            key={order}
            type="radio"
            name="prix"
            value={order}
            checked={order === (selection.prix ?? 'tous')}
            label={filters.prices[order]}
          />
        ))}
      </div>
    </fieldset>
  )
}
