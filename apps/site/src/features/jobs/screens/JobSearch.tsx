import { Icon } from '../../../components/Icon.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { JobChoice, JobChoices } from '../choosing/jobChoices.ts'
import type { JobSelection } from '../choosing/jobSelection.ts'
import { jobsAddress } from '../choosing/jobsAddress.ts'
import '../../../styles/fields.css'

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
            {(['domaine', 'contrat', 'experience', 'pays', 'ville'] as const).map((name) => (
              <Select
                key={name}
                name={name}
                label={filters[name]}
                none={filters.all}
                chosen={selection[name]}
                options={choices[name]}
              />
            ))}
            <Select
              name="tri"
              label={filters.order}
              none={filters.newest}
              chosen={selection.tri}
              options={[{ value: 'echeance', name: filters.closing }]}
            />
            <label className="tap gap-3">
              <input
                type="checkbox"
                name="urgent"
                value="oui"
                defaultChecked={selection.urgent !== undefined}
                className="size-5 accent-laterite"
              />
              {filters.urgent}
            </label>
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

interface SelectProps {
  name: string
  label: string
  /** What stands there while nothing is chosen. */
  none: string
  chosen: string | number | undefined
  options: readonly JobChoice[]
}

function Select({ name, label, none, chosen = '', options }: SelectProps) {
  const id = `filtre-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
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
