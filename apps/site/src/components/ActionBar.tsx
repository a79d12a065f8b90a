import type { ReactNode } from 'react'
import '../styles/actionBar.css'

/**
 * On a phone, what one can do with a page, at hand above the tab bar; it stays with what it is
 * about and gives way to the footer, and to the same button in the page (`same-action`). Place it
 * last in what it is about.
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
