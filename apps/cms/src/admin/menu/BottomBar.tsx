'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { currentEntry } from './currentEntry.ts'
import { menuLines } from './MenuButton.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import type { MenuSection } from './menuFor.ts'
import { menuId } from './menuId.ts'

/** As many as a thumb can tell apart on a small screen, beside « Plus ». */
const most = 4

/** The bar at the bottom of a phone: the first sections of a person, and the whole menu. */
export function BottomBar({ menu }: { menu: MenuSection[] }) {
  const current = currentEntry(usePathname(), menu)
  return (
    <nav className="sira-bar" aria-label="Menu du bas">
      {menu.slice(0, most).map(({ name, icon, href }) => (
        <Link
          key={name}
          href={href}
          prefetch={false}
          aria-current={name === current?.section ? 'true' : undefined}
        >
          <MenuIcon lines={icon} />
          {name}
        </Link>
      ))}
      <button type="button" popoverTarget={menuId}>
        <MenuIcon lines={menuLines} />
        Plus
      </button>
    </nav>
  )
}
