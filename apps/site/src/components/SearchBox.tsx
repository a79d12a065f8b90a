import type { ReactNode } from 'react'
import type { Dictionary } from '../i18n/fr.ts'
import { Icon } from './Icon.tsx'

interface SearchBoxProps {
  /** Ties the label to its field; the box may stand twice on a page. */
  id: string
  words: Dictionary
  value?: string
  /** It stands in a popover of every page: who opens that may type at once; no examples. */
  opensHere?: boolean
  /** What stands below the field while somebody types. */
  children?: ReactNode
}

/**
 * A plain form that leads to the results (product 2.2), with examples of what to ask for; once it is
 * touched, results themselves stand below while somebody types.
 */
export function SearchBox({ id, words, value = '', opensHere = false, children }: SearchBoxProps) {
  return (
    <search>
      <form action={words.routes.search} className="flex flex-wrap gap-2.5">
        <label htmlFor={id} className="sr-only">
          {words.search.label}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          maxLength={200}
          defaultValue={value}
          placeholder={words.search.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          {...(opensHere ? { autoFocus: true } : { list: `${id}-examples` })}
          className="min-h-12 min-w-0 max-w-full flex-1 rounded-full border border-pierre bg-blanc px-5 placeholder:text-pierre"
        />
        <button type="submit" className="button button-primary shrink-0 max-sm:px-3.5">
          <Icon name="search" />
          <span className="max-sm:sr-only">{words.search.submit}</span>
        </button>
        {!opensHere && (
          <datalist id={`${id}-examples`}>
            {words.search.examples.map((example) => (
              <option key={example} value={example} />
            ))}
          </datalist>
        )}
        {children}
      </form>
    </search>
  )
}
