import { useEffect, useState } from 'react'
import { hydrated, type Woken } from '../../islands/hydrated.tsx'
import styles from '../../styles/suggestions.css?inline'
import type { Suggestion } from './suggestion.ts'
import { watchTyping } from './watchTyping.ts'

export interface SearchSuggestionsProps {
  /** The address of the suggestions. */
  address: string
  /** The heading of the group. */
  label: string
}

/** Results as links below the field, while the visitor types. */
function SearchSuggestions({ place, address, label }: SearchSuggestionsProps & Woken) {
  const [found, tell] = useState<readonly Suggestion[]>([])
  useEffect(() => watchTyping(place, address, tell), [place, address])
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && `${label} (${found.length})`}
      </p>
      {found.length > 0 && (
        <ul aria-label={label} className="suggestions">
          {found.map(({ title, address: leads, language, facts }) => (
            <li key={leads}>
              <a href={leads}>
                <span lang={language} dir="auto">
                  {title}
                </span>
                <small>{facts.join(' · ')}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const wake = hydrated(SearchSuggestions)

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)
