import { trainingLevels } from '@sira/contract/records/training'
import { Icon } from '../../../components/Icon.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { catalogueAddress } from '../choosing/catalogueAddress.ts'
import type { TrainingChoice, TrainingChoices } from '../choosing/trainingChoices.ts'
import { chosenIn, type TrainingSelection } from '../choosing/trainingSelection.ts'
import { budgets, priceOrders } from '../query.ts'
import { budgetName } from './ChosenFilters.tsx'
import '../../../styles/panels.css'
import '../../../styles/fields.css'

interface TrainingFiltersProps {
  selection: TrainingSelection
  choices: TrainingChoices
  words: Dictionary
}

const choiceClass = 'tap gap-3 pe-3'
const boxClass = 'shrink-0 size-5 accent-laterite'

/**
 * What narrows and orders the catalogue (spec 2.9 and beyond), folded away on a phone: a plain form
 * whose choice lives in the address and leads to the results.
 */
export function TrainingFilters({ selection, choices, words }: TrainingFiltersProps) {
  const { filters } = words.trainings
  const filtered = chosenIn(selection).length > 0 || selection.prix !== undefined
  return (
    <details className="filters no-print rounded-carte border border-trait px-5">
      <summary className="tap w-full justify-between font-titre text-lg font-semibold">
        {filters.heading}
        <Icon name="chevron" />
      </summary>
      <form action={catalogueAddress(words, {})} className="grid gap-4 py-5">
        {(['theme', 'ville', 'mois', 'mode'] as const).map((name) => (
          <Select
            key={name}
            name={name}
            none={filters.all}
            chosen={selection[name]}
            options={choices[name]}
            words={words}
          />
        ))}
        <Select
          name="budget"
          none={filters.all}
          chosen={selection.budget}
          options={budgets.map((value) => ({ value, name: budgetName(value, words) }))}
          words={words}
        />
        <Levels selection={selection} words={words} />
        <label className={choiceClass}>
          <input
            type="checkbox"
            name="certificat"
            value="oui"
            defaultChecked={selection.certificat !== undefined}
            className={boxClass}
          />
          {filters.certificat}
        </label>
        <Order selection={selection} words={words} />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
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
      <div className="mt-1 flex flex-wrap lg:grid">
        {trainingLevels.map((level) => (
          <label key={level} className={choiceClass}>
            <input
              type="checkbox"
              name="niveau"
              value={level}
              defaultChecked={selection.niveau.includes(level)}
              className={boxClass}
            />
            {filters.levels[level]}
          </label>
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
          <label key={order} className={choiceClass}>
            <input
              type="radio"
              name="prix"
              value={order}
              defaultChecked={order === (selection.prix ?? 'tous')}
              className={boxClass}
            />
            {filters.prices[order]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SelectProps {
  name: 'theme' | 'ville' | 'mois' | 'mode' | 'budget'
  /** What stands there while nothing is chosen. */
  none: string
  chosen: string | number | undefined
  options: readonly TrainingChoice[]
  words: Dictionary
}

function Select({ name, none, chosen = '', options, words }: SelectProps) {
  const id = `filtre-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{words.trainings.filters[name]}</label>
      <select id={id} name={name} defaultValue={chosen} className="control">
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
