import { Icon } from '../../../components/Icon.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { JobChoices } from '../choosing/jobChoices.ts'
import { type Criterion, chosenCriteria, type JobSelection } from '../choosing/jobSelection.ts'
import { jobsAddress } from '../choosing/jobsAddress.ts'

interface ChosenFiltersProps {
  selection: JobSelection
  choices: JobChoices
  words: Dictionary
}

/** What narrows the list, each a link to the list without it. */
export function ChosenFilters({ selection, choices, words }: ChosenFiltersProps) {
  const chosen = chosenCriteria(selection)
  if (chosen.length === 0) return null
  const { filters } = words.jobs
  return (
    <ul aria-label={filters.chosen} className="no-print flex flex-wrap items-center gap-2">
      {chosen.map((criterion) => {
        const name = nameOf(criterion, selection, choices, words)
        return (
          <li key={criterion}>
            <a
              href={jobsAddress(words, { ...selection, [criterion]: undefined })}
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
          <a href={jobsAddress(words, {})} className="link tap px-2">
            {filters.clear}
          </a>
        </li>
      )}
    </ul>
  )
}

/** What was chosen, in words; a choice that no open offer has any more has none. */
function nameOf(
  criterion: Criterion,
  selection: JobSelection,
  choices: JobChoices,
  words: Dictionary,
): string {
  const value = String(selection[criterion])
  if (criterion === 'q') return value
  if (criterion === 'urgent') return words.jobs.urgent
  return choices[criterion].find((choice) => choice.value === value)?.name ?? '…'
}
