import type { Changed } from '@sira/contract/wire/changes'

type ChangeListener = (changed: Changed) => void

const listeners = new Set<ChangeListener>()

/**
 * Calls a listener with the changed tags, from here or another back office on this database. Caches
 * of content use it. Gives a function that stops it.
 */
export function onChange(listener: ChangeListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellListeners(changed: Changed): void {
  for (const listener of listeners) listener(changed)
}
