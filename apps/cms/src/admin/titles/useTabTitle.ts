import { useEffect } from 'react'

/** Names the tab of the browser, also after Next (16) has named it, which it does when it is done. */
export function useTabTitle(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return
    const address = window.location.pathname
    const name = () => {
      // The next page names itself.
      if (window.location.pathname === address && document.title !== words) document.title = words
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [words])
}
