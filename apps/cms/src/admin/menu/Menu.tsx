import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { MenuBrand } from '../brand/MenuBrand.tsx'
import { BottomBar } from './BottomBar.tsx'
import { menuFor } from './menuFor.ts'
import { menuId } from './menuId.ts'
import { SectionList } from './SectionList.tsx'

/** The menu of the back office: beside the screen, or behind the bar at the bottom of a phone. */
export function Menu(props: ServerProps) {
  const { payload, user, visibleEntities } = props
  if (!user || !visibleEntities) return null
  const menu = menuFor(user, payload.config, visibleEntities)
  return (
    <>
      <aside className="sira-menu" id={menuId} popover="auto">
        <button
          className="sira-menu__close"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          Fermer le menu
        </button>
        <MenuBrand {...props} />
        <SectionList menu={menu} />
        <div className="sira-menu__end">
          <Logout />
        </div>
      </aside>
      <BottomBar menu={menu} />
    </>
  )
}
