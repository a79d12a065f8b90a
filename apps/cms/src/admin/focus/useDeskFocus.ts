import { useEffect } from 'react'

/** The parts of a screen whose buttons come and go with what was done there. */
const desks = 'section[aria-label]'

/**
 * Keeps whoever works with the keyboard alone where he acted: a button that goes with its act leaves
 * the focus to the part it stood in. Without that he is back at the top of the screen.
 */
export function useDeskFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined
    let desk: HTMLElement | null = null
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document
      if (last?.isConnected !== false || !desk?.isConnected || activeElement !== body) return
      last = undefined
      desk.tabIndex = -1
      desk.focus({ preventScroll: true })
    })
    function follow({ target }: FocusEvent) {
      // A dialog gives the focus back to the button that it was opened with.
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return
      observer.disconnect()
      last = target
      desk = target.closest<HTMLElement>(desks)
      if (desk) observer.observe(desk, { childList: true, subtree: true })
    }
    document.addEventListener('focusin', follow)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', follow)
    }
  }, [])
}
