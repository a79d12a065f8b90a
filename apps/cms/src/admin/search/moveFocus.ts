import type { KeyboardEvent } from 'react'
import { moveAmong } from './moveAmong.ts'

/** The arrows lead from a field to what it found, and back. */
export function moveFocus(
  event: KeyboardEvent,
  field: HTMLElement | null,
  found: readonly HTMLElement[],
): void {
  const at = found.findIndex((one) => one.matches(':focus'))
  const next = moveAmong(event.key, at, found.length)
  if (next === undefined) return
  event.preventDefault()
  if (next === -1) field?.focus()
  else found[next]?.focus()
}
