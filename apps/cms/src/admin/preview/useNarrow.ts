import { useSyncExternalStore } from 'react'

/** Below it two columns are none: the page takes the place of the text. Also in preview.css. */
const narrow = '(width < 1024px)'

/** Whether the screen is too narrow for a page beside the text. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(narrow)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(narrow).matches,
    () => false,
  )
}
