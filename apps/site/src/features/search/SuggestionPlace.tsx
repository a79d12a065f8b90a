import { localisedPath } from '@sira/contract/locales'
import { suggestionsPath } from '@sira/contract/routes'
import { searchSuggestionsScript } from '../../browser/wake/islandScripts.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Island } from '../../islands/Island.tsx'

/** The place of the suggestions; the first touch of its form wakes it. */
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
