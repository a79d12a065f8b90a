const memory = 'sira-favori-suivi'

/**
 * Remembers that the visitor opened the page of a saved record; when he is back, its existence is
 * checked.
 */
export function rememberFollowed(address: string): void {
  try {
    sessionStorage.setItem(memory, address)
  } catch {
    // A browser that keeps nothing has no list either.
  }
}

/** The address that was followed last, where its page is gone. One short question, and only then. */
export async function followedInVain(): Promise<string | undefined> {
  try {
    const address = sessionStorage.getItem(memory)
    if (address === null || !navigator.onLine) return undefined
    sessionStorage.removeItem(memory)
    const { status } = await fetch(address, { method: 'HEAD' })
    return status === 404 || status === 410 ? address : undefined
  } catch {
    // No network: the state is unknown.
    return undefined
  }
}
