import { useEffect } from 'react'

/** Milliseconds after which nobody waits for a row any more: AskForRows has asked for it again by then. */
const patience = 5000

const row = ':scope > .array-field__draggable-rows > *'

const writable =
  ':is(input:not([type="hidden"]), textarea, [contenteditable="true"]):not(:disabled, [readonly])'

/**
 * Payload (3.90) adds a row above the button that was pressed, and leaves the focus on the button: the new
 * field was a dozen stops back. What it is made of comes from the server; whoever has gone elsewhere
 * meanwhile stays there.
 */
export function useFocusInNewRow(): void {
  useEffect(() => {
    let waiting = new AbortController()
    function follow({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest('.array-field__add-row') : null
      const field = button?.closest('.array-field')
      if (!button || !field) return
      waiting.abort()
      waiting = new AbortController()
      enterNewRow(field, button, waiting)
    }
    // Before the row is there.
    document.addEventListener('click', follow, { capture: true })
    return () => {
      waiting.abort()
      document.removeEventListener('click', follow, { capture: true })
    }
  }, [])
}

function enterNewRow(field: Element, button: Element, waiting: AbortController): void {
  const known = new Set(field.querySelectorAll(row))
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement !== button && activeElement !== body) return waiting.abort()
    const added = [...field.querySelectorAll(row)].find((one) => !known.has(one))
    const control = added?.querySelector<HTMLElement>(`.array-field__fields ${writable}`)
    control?.focus()
    if (control && document.activeElement === control) waiting.abort()
  })
  const timer = setTimeout(() => waiting.abort(), patience)
  waiting.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  // A row that unfolds is there before it can have the focus.
  observer.observe(field, { childList: true, subtree: true, attributes: true })
}
