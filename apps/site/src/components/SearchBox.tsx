import type { Dictionary } from '../i18n/fr.ts'

interface SearchBoxProps {
  /** Ties the label to its field; the box may stand twice on a page. */
  id: string
  words: Dictionary
  value?: string
}

/** A plain form that leads to the results (spec 2.2). */
export function SearchBox({ id, words, value = '' }: SearchBoxProps) {
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
          className="min-h-12 min-w-0 flex-[1_1_14rem] rounded-full border border-pierre bg-blanc px-5 placeholder:text-pierre"
        />
        <button type="submit" className="button button-primary">
          {words.search.submit}
        </button>
      </form>
    </search>
  )
}
