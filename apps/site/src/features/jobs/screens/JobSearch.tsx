import { ChoiceBox } from '../../../choosing/ChoiceBox.tsx'
import { ChoiceField } from '../../../choosing/ChoiceField.tsx'
import { ChoiceFields } from '../../../choosing/ChoiceFields.tsx'
import { Icon } from '../../../components/Icon.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { JobChoices } from '../choosing/jobChoices.ts'
import type { JobSelection } from '../choosing/jobSelection.ts'
import { jobsAddress } from '../choosing/jobsAddress.ts'

interface JobSearchProps {
  selection: JobSelection
  choices: JobChoices
  words: Dictionary
}

/** What narrows and orders the offers: a plain form whose answers live in the address. */
export function JobSearch({ selection, choices, words }: JobSearchProps) {
  const { filters } = words.jobs
  return (
    <search className="no-print">
      <form action={jobsAddress(words, {})}>
        <JobWords text={selection.q} words={words} />
        <details className="group mt-3">
          <summary className="tap gap-2 font-semibold text-indigo">
            {filters.heading}
            <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-4 py-3 sm:grid-cols-2 lg:grid-cols-3">
            <ChoiceFields
              names={['domaine', 'contrat', 'experience', 'pays', 'ville']}
              labels={filters}
              selection={selection}
              choices={choices}
              words={words}
            />
            <ChoiceField
              name="tri"
              label={filters.order}
              none={filters.newest}
              chosen={selection.tri}
              choices={[{ value: 'echeance', name: filters.closing }]}
              words={words}
            />
            <ChoiceBox
              name="urgent"
              value="oui"
              checked={selection.urgent !== undefined}
              label={filters.urgent}
            />
          </div>
          <button type="submit" className="button button-secondary mb-2 max-sm:w-full">
            {filters.apply}
          </button>
        </details>
      </form>
    </search>
  )
}

function JobWords({ text = '', words }: { text: string | undefined; words: Dictionary }) {
  const { search } = words.jobs
  return (
    <div className="flex flex-wrap gap-2.5">
      <label htmlFor="mots" className="sr-only">
        {search.label}
      </label>
      <input
        id="mots"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={text}
        placeholder={search.placeholder}
        enterKeyHint="search"
        className="min-h-12 min-w-0 flex-[1_1_9rem] rounded-full border border-pierre bg-blanc px-5 placeholder:text-pierre"
      />
      <button type="submit" className="button button-primary px-5">
        {search.submit}
      </button>
    </div>
  )
}
