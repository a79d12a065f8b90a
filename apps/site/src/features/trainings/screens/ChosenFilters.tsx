import { Icon } from '../../../components/Icon.tsx'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { catalogueAddress } from '../choosing/catalogueAddress.ts'
import { monthName, type TrainingChoices } from '../choosing/trainingChoices.ts'
import { type Chosen, chosenIn, type TrainingSelection } from '../choosing/trainingSelection.ts'
import { levelName } from '../levelName.ts'

interface ChosenFiltersProps {
  selection: TrainingSelection
  choices: TrainingChoices
  words: Dictionary
}

/** What narrows the catalogue, each a link to the catalogue without it. */
export function ChosenFilters({ selection, choices, words }: ChosenFiltersProps) {
  const chosen = chosenIn(selection)
  if (chosen.length === 0) return null
  const { filters } = words.trainings
  return (
    <ul aria-label={filters.chosen} className="no-print flex flex-wrap items-center gap-2">
      {chosen.map((one) => {
        const name = nameOf(one, choices, words)
        return (
          <li key={`${one.criterion} ${one.value}`}>
            <a
              href={catalogueAddress(words, one.without)}
              aria-label={filters.remove(name)}
              className="tap gap-2 rounded-full bg-indigo-clair px-4 font-semibold wrap-anywhere text-indigo"
            >
              {name}
              <Icon name="close" className="size-4" />
            </a>
          </li>
        )
      })}
      {chosen.length > 1 && (
        <li>
          <a href={catalogueAddress(words, {})} className="link tap px-2">
            {filters.clear}
          </a>
        </li>
      )}
    </ul>
  )
}

/** What was chosen, in words; a choice that no training to come has any more has none. */
function nameOf({ criterion, value }: Chosen, choices: TrainingChoices, words: Dictionary): string {
  const { filters } = words.trainings
  switch (criterion) {
    case 'niveau':
      return levelName(value, words) ?? value
    case 'mois':
      return monthName(value, words.locale)
    case 'budget':
      return budgetName(value, words)
    case 'certificat':
      return filters.certificat
    default:
      return choices[criterion].find((choice) => choice.value === value)?.name ?? '…'
  }
}

/** The most that a training may cost, in words. */
export function budgetName(budget: string, words: Dictionary): string {
  const price = formatPrice(Number(budget), words.locale)
  return budget === '0' ? price : words.trainings.filters.upTo(price)
}
