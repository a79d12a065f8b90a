import { SearchButton } from '../search/SearchButton.tsx'
import { MenuButton } from './MenuButton.tsx'

/** One action for Payload, which spaces several as tabs. */
export function HeaderActions() {
  return (
    <div className="sira-header-actions">
      <SearchButton />
      <MenuButton />
    </div>
  )
}
