'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { keepLayout, keptLayout, type Layout, onLayoutChange } from './keptLayout.ts'

const layouts: readonly (readonly [Layout, string])[] = [
  ['grid', 'Grille'],
  ['list', 'Liste'],
]

/**
 * As a grid, or with their columns: both are Payload's table, which the style sheet lays out
 * (library.css) by what stands here before it.
 */
export function PictureLayout({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(onLayoutChange, keptLayout, () => 'grid')
  return (
    <div className="sira-tabs sira-layout" data-layout={shown}>
      {children}
      {layouts.map(([layout, words]) => (
        <button
          key={layout}
          type="button"
          className="sira-tab"
          aria-pressed={layout === shown}
          onClick={() => keepLayout(layout)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
