import { Icon } from '../../components/Icon.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import { SuggestionPlace } from '../../features/search/SuggestionPlace.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { iconButton } from './iconButton.ts'

/** The search box (product 2.2), one touch away: until then it takes no space on a phone. */
export function HeaderSearch({ words }: { words: Dictionary }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="header-search-panel"
        aria-label={words.search.submit}
        title={words.search.submit}
        className={iconButton}
      >
        <Icon name="search" className="size-5.5" />
      </button>
      <div id="header-search-panel" popover="auto" className="search-panel">
        <div className="page max-w-2xl">
          <SearchBox id="header-search" words={words} opensHere>
            <SuggestionPlace words={words} />
          </SearchBox>
        </div>
      </div>
    </>
  )
}
