import { MenuIcon } from './MenuIcon.tsx'
import { menuId } from './menuId.ts'

/** In the head of a record on a phone, where the bar at the bottom gives its room to the text. */
export function MenuButton() {
  return (
    <button className="sira-menu-button" type="button" popoverTarget={menuId} aria-label="Menu">
      <MenuIcon lines={menuLines} />
    </button>
  )
}

export const menuLines = 'M4 7h16M4 12h16M4 17h16'
