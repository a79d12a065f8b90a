import type { ReactNode } from 'react'
import '../styles/actionBar.css'

/**
 * The main action of a page on a phone, above the tab bar. It stays with its content, and
 * disappears at the footer and at the same button in the page (`same-action`). Place it last in its
 * content.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar no-print lg:hidden">
      <div className="page max-sm:mx-3 max-sm:w-auto flex items-center justify-between gap-2">
        {children}
      </div>
    </div>
  )
}
