import type { Changed } from '@sira/contract/wire/changes'

type ChangeListener = (changed: Changed) => void

const listeners = new Set<ChangeListener>()

/**
 * Whoever keeps answers made from the content hears here which tags changed, here or in another back
 * office on this database. Gives back the way to stop.
 */
export function onChange(listener: ChangeListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellListeners(changed: Changed): void {
  for (const listener of listeners) listener(changed)
}
