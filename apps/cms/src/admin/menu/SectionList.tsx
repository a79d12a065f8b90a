'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useId, useState } from 'react'
import { currentEntry } from './currentEntry.ts'
import { MenuIcon } from './MenuIcon.tsx'
import type { MenuSection } from './menuFor.ts'
import { menuId } from './menuId.ts'

/** Each section leads to its first screen; the arrow beside it shows the others without leaving. */
export function SectionList({ menu }: { menu: MenuSection[] }) {
  const current = currentEntry(usePathname(), menu)
  const [toggled, setToggled] = useState<Record<string, boolean>>({})
  return (
    <nav aria-label="Menu principal">
      <ul className="sira-sections">
        {menu.map((section) => {
          const isCurrent = section.name === current?.section
          return (
            <SectionItem
              key={section.name}
              section={section}
              isCurrent={isCurrent}
              isOpen={toggled[section.name] ?? isCurrent}
              onToggle={(isOpen) => setToggled({ ...toggled, [section.name]: isOpen })}
              at={current?.href}
            />
          )
        })}
      </ul>
    </nav>
  )
}

interface SectionItemProps {
  section: MenuSection
  isCurrent: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  at: string | undefined
}

function SectionItem({ section, isCurrent, isOpen, onToggle, at }: SectionItemProps) {
  const id = useId()
  const { name, icon, href, entries } = section
  const [first] = entries
  const isSingle = entries.length === 1
  return (
    <li className={isCurrent ? 'sira-section sira-section--current' : 'sira-section'}>
      <Link
        className="sira-section__link"
        href={href}
        prefetch={false}
        onClick={closeMenu}
        aria-current={isSingle && first?.href === at ? 'page' : undefined}
      >
        <MenuIcon lines={icon} />
        {name}
      </Link>
      {!isSingle && (
        <>
          <button
            className="sira-section__toggle"
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Écrans de «\u00a0${name}\u00a0»`}
            onClick={() => onToggle(!isOpen)}
          />
          <ul className="sira-section__entries" id={id} hidden={!isOpen}>
            {entries.map(({ label, href: address }) => (
              <li key={address}>
                <Link
                  href={address}
                  prefetch={false}
                  onClick={closeMenu}
                  aria-current={address === at ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

/** Closes the menu of a phone, where it is a popover; beside the screen it stays. */
function closeMenu(): void {
  document.getElementById(menuId)?.hidePopover()
}
