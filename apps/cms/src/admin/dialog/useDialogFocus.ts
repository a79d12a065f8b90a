import { useEffect } from 'react'

/** Loads what follows Payload’s dialogs with the focus, at the first touch of a screen: none opens before. */
export function useDialogFocus(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const begin = async () => {
      const { followDialogs } = await import('./followDialogs.ts')
      followDialogs(signal)
    }
    document.addEventListener('focusin', begin, { once: true, signal })
    return () => leaving.abort()
  }, [])
}
