import { trainingLevels } from '@sira/contract/records/training'
import { Icon } from '../../../components/Icon.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { priceOrders } from '../query.ts'
import type { TrainingSelection } from '../trainingSelection.ts'
import '../../../styles/panels.css'

interface TrainingFiltersProps {
  selection: TrainingSelection
  words: Dictionary
}

const choiceClass = 'tap gap-3 pe-3'
const boxClass = 'size-5 accent-laterite'

/** Level checklist and price order, folded away on a phone: a plain form whose choice lives in the address (spec 2.9). */
export function TrainingFilters({ selection, words }: TrainingFiltersProps) {
  const { filters } = words.trainings
  const filtered = selection.niveaux.length > 0 || selection.prix !== undefined
  return (
    <details className="filters no-print rounded-carte border border-trait px-5" open={filtered}>
      <summary className="tap w-full justify-between font-titre text-lg font-semibold">
        {filters.heading}
        <Icon name="chevron" />
      </summary>
      <form action={words.routes.trainings} className="py-5">
        <fieldset>
          <legend className="font-titre text-lg font-semibold">{filters.level}</legend>
          <div className="mt-1 flex flex-wrap lg:grid">
            {trainingLevels.map((level) => (
              <label key={level} className={choiceClass}>
                <input
                  type="checkbox"
                  name="niveau"
                  value={level}
                  defaultChecked={selection.niveaux.includes(level)}
                  className={boxClass}
                />
                {filters.levels[level]}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="mt-4">
          <legend className="font-titre text-lg font-semibold">{filters.price}</legend>
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
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="submit" className="button button-secondary">
            {filters.apply}
          </button>
          {filtered && (
            <a href={words.routes.trainings} className="link tap">
              {filters.clear}
            </a>
          )}
        </p>
      </form>
    </details>
  )
}
