/** The most entries: pages of one kind share theirs. */
const most = 500

/** The value of this key, made now where it is not known. */
export function remembered<T>(memory: Map<string, T>, key: string, make: () => T, limit = most): T {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  if (memory.size >= limit) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, made)
  return made
}
