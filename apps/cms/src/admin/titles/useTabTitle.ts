import { useEffect } from 'react'

/** Names the tab of the browser, also after Next (16) has named it, which it does when it is done. */
export function useTabTitle(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return
    const address = window.location.pathname
    const wanted = asGivenBack(words)
    const name = () => {
      // The next page names itself.
      if (window.location.pathname === address && document.title !== wanted) document.title = wanted
    }
    name()
    let frame = 0
    // In a frame of its own: two that name the tab at once would never let each other end.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(name)
    })
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [words])
}

/** As `document.title` reads it (HTML, « strip and collapse ASCII whitespace »). */
function asGivenBack(words: string): string {
  return words.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')
}
