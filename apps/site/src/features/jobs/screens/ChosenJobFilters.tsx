import { ChosenFilters } from '../../../choosing/ChosenFilters.tsx'
import { choiceName } from '../../../choosing/choiceName.ts'
import type { Chosen } from '../../../choosing/chosenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { JobChoices } from '../choosing/jobChoices.ts'
import { type Criterion, chosenJobs, type JobSelection } from '../choosing/jobSelection.ts'
import { jobsAddress } from '../choosing/jobsAddress.ts'

interface ChosenJobFiltersProps {
  selection: JobSelection
  choices: JobChoices
  words: Dictionary
}

/** What narrows the offers, each a link to the list without it. */
export function ChosenJobFilters({ selection, choices, words }: ChosenJobFiltersProps) {
  return (
    <ChosenFilters
      chosen={chosenJobs(selection).map((one) => ({
        name: criterionName(one, choices, words),
        address: jobsAddress(words, one.without),
      }))}
      clear={{ name: words.jobs.filters.clear, address: jobsAddress(words, {}) }}
      words={words}
    />
  )
}

/** What was chosen, in words. */
export function criterionName(
  { criterion, value }: Pick<Chosen<Criterion, JobSelection>, 'criterion' | 'value'>,
  choices: JobChoices,
  words: Dictionary,
): string {
  if (criterion === 'q') return value
  if (criterion === 'urgent') return words.jobs.urgent
  return choiceName(value, choices[criterion], words.jobs.filters[criterion])
}
