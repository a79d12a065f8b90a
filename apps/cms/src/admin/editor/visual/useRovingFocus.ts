import { type KeyboardEvent, useEffect, useRef } from 'react'

/** The index after a press of the key in a row of `count`; `undefined` for other keys. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * One stop of the tabulator for a whole toolbar; the arrows move inside it (WAI-ARIA, toolbar).
 * Give both to the element with the role.
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('.sira-tool') ?? [])]

  function stopAt(chosen: Element | undefined): void {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1
  }

  // After every render: buttons come and go with the selection.
  useEffect(() => {
    const all = buttons()
    stopAt(all.find((button) => button === document.activeElement) ?? all[0])
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const all = buttons()
    const index = all.findIndex((button) => button.matches(':focus'))
    const next = index === -1 ? undefined : nextIndex(event.key, index, all.length)
    if (next === undefined) return
    event.preventDefault()
    stopAt(all[next])
    all[next]?.focus()
  }
  return { ref, onKeyDown }
}
