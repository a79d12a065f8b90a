import { localisedPath } from '@sira/contract/locales'
import { suggestionsPath } from '@sira/contract/routes'
import { searchSuggestionsScript } from '../../browser/wake/islandScripts.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Island } from '../../islands/Island.tsx'

/** Where results stand while somebody types; in a form, whose first touch wakes it. */
export function SuggestionPlace({ words }: { words: Dictionary }) {
  const address = localisedPath(suggestionsPath, words.locale)
  return (
    <Island
      onTouch
      script={searchSuggestionsScript}
      props={{ address, label: words.search.suggestions }}
    >
      <p role="status" className="sr-only" />
    </Island>
  )
}
