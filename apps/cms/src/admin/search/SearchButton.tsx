'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

// It comes with the first search: no screen waits for it.
const SearchDialog = lazy(async () => ({
  default: (await import('./SearchDialog.tsx')).SearchDialog,
}))

/** Above every screen, and under Ctrl K: finds anything by a word, a name, a number. */
export function SearchButton() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const pressed = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!pressed || event.defaultPrevented || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className="sira-search-button"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="7.5" cy="7.5" r="5.5" />
          <path d="m12 12 4.5 4.5" />
        </svg>
        <span>Rechercher</span>
        <kbd>Ctrl K</kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
