type ChangeListener = (tags: readonly string[]) => void

const listeners = new Set<ChangeListener>()

/** Whoever keeps answers made from the content hears here which tags changed. Gives back the way to stop. */
export function onChange(listener: ChangeListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellListeners(tags: readonly string[]): void {
  for (const listener of listeners) listener(tags)
}
