const memory = 'sira-favori-suivi'

/** The visitor goes to the page of what he keeps; whether it is still there is asked once he is back. */
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
    // No network: it is not known.
    return undefined
  }
}
