import type { ReactNode } from 'react'
import type { Dictionary } from '../i18n/fr.ts'
import { Icon } from './Icon.tsx'

interface SearchBoxProps {
  /** Ties the label to its field; a page may have two boxes. */
  id: string
  words: Dictionary
  value?: string
  /**
   * Set in the popover of every page: the field has the focus once it opens, and shows no examples.
   */
  opensHere?: boolean
  /** Shown below the field while the visitor types. */
  children?: ReactNode
}

/**
 * A plain form that leads to the results (product 2.2), with examples of questions. Once it is
 * touched, results are shown below while the visitor types.
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
          className="min-h-13 min-w-0 max-w-full flex-1 rounded-full border border-pierre bg-blanc px-5 placeholder:text-pierre"
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
