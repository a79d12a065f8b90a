import { ChosenFilters } from '../../../choosing/ChosenFilters.tsx'
import { choiceName } from '../../../choosing/choiceName.ts'
import type { Chosen } from '../../../choosing/chosenIn.ts'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { catalogueAddress } from '../choosing/catalogueAddress.ts'
import { monthName, type TrainingChoices } from '../choosing/trainingChoices.ts'
import {
  type Criterion,
  chosenTrainings,
  type TrainingSelection,
} from '../choosing/trainingSelection.ts'
import { levelName } from '../levelName.ts'

interface ChosenTrainingFiltersProps {
  selection: TrainingSelection
  choices: TrainingChoices
  words: Dictionary
}

/** What narrows the catalogue, each a link to the catalogue without it. */
export function ChosenTrainingFilters({ selection, choices, words }: ChosenTrainingFiltersProps) {
  return (
    <ChosenFilters
      chosen={chosenTrainings(selection).map((one) => ({
        name: nameOf(one, choices, words),
        address: catalogueAddress(words, one.without),
      }))}
      clear={{ name: words.trainings.filters.clear, address: catalogueAddress(words, {}) }}
      words={words}
    />
  )
}

function nameOf(
  { criterion, value }: Chosen<Criterion, TrainingSelection>,
  choices: TrainingChoices,
  words: Dictionary,
): string {
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
      return choiceName(value, choices[criterion], filters[criterion])
  }
}

/** The most that a training may cost, in words. */
export function budgetName(budget: string, words: Dictionary): string {
  const price = formatPrice(Number(budget), words.locale)
  return budget === '0' ? price : words.trainings.filters.upTo(price)
}
